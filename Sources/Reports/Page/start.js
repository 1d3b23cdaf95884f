"use strict";
// What all programs of a page use.
const $ = (query, within = document) => within.querySelector(query);
const $$ = (query, within = document) => [...within.querySelectorAll(query)];
const root = document.documentElement;
root.classList.add("js");
const data = JSON.parse($("#data").textContent);
const say = text => { $("#said").textContent = text; };
