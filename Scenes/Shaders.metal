// The effects of Shaders.swift: four that read the layer around a pixel, two that bend it, four that colour it, and a fill.

#include <SwiftUI/SwiftUI_Metal.h>
#include <metal_stdlib>
using namespace metal;

// A number between 0 and 1 for each cell, without a pattern that the eye finds.
static float hash(float2 cell) {
    float2 p = fract(cell * float2(0.1031, 0.1137));
    p += dot(p, p.yx + 33.33);
    return fract((p.x + p.y) * p.x * 7.13);
}

// Numbers that change smoothly from cell to cell.
static float noise(float2 p) {
    float2 cell = floor(p);
    float2 t = smoothstep(0.0, 1.0, p - cell);
    float top = mix(hash(cell), hash(cell + float2(1, 0)), t.x);
    float bottom = mix(hash(cell + float2(0, 1)), hash(cell + float2(1, 1)), t.x);
    return mix(top, bottom, t.y);
}

static float layeredNoise(float2 p) {
    float sum = 0.0, weight = 0.5;
    for (int octave = 0; octave < 4; octave++) {
        sum += weight * noise(p);
        p = p * 2.03 + 17.0;
        weight *= 0.5;
    }
    return sum;
}

// MARK: Layer effects

// A drop falls: a ring runs outwards, and what it lifts is brighter.
[[ stitchable ]] half4 ripple(float2 position, SwiftUI::Layer layer, float2 center, float time, float height) {
    float2 away = position - center;
    float distance = length(away);
    float since = max(time - distance / 160.0, 0.0);
    float lift = sin(15.0 * since) * exp(-4.0 * since);
    half4 color = layer.sample(position + height * lift * away / max(distance, 1.0));
    color.rgb += half(lift * 0.18) * color.a;
    return color;
}

// Squares of one colour each.
[[ stitchable ]] half4 pixellate(float2 position, SwiftUI::Layer layer, float side) {
    float size = max(side, 1.0);
    return layer.sample((floor(position / size) + 0.5) * size);
}

// Red, green and blue apart, as by a cheap lens.
[[ stitchable ]] half4 chromaticShift(float2 position, SwiftUI::Layer layer, float2 offset) {
    half4 red = layer.sample(position - offset);
    half4 green = layer.sample(position);
    half4 blue = layer.sample(position + offset);
    return half4(red.r, green.g, blue.b, max(max(red.a, green.a), blue.a));
}

// A magnifying glass with a bright rim.
[[ stitchable ]] half4 lens(float2 position, SwiftUI::Layer layer, float2 center, float radius, float power) {
    float2 away = position - center;
    float share = length(away) / radius;
    if (share > 1.0) return layer.sample(position);
    float bent = mix(1.0 / power, 1.0, pow(share, 4.0));
    half4 color = layer.sample(center + away * bent);
    half rim = half(smoothstep(0.86, 0.97, share) * (1.0 - smoothstep(0.97, 1.0, share)));
    return mix(color, half4(1), rim * 0.75h);
}

// MARK: Distortions

// A flag in the wind: held at its left, free at its right.
[[ stitchable ]] float2 wave(float2 position, float time, float4 bounds) {
    float free = (position.x - bounds.x) / bounds.z;
    float2 p = position;
    p.y += sin(position.x / 17.0 - time * 5.0) * 7.0 * free;
    p.x += cos(position.y / 23.0 - time * 4.0) * 3.0 * free;
    return p;
}

// A whirl: the nearer to the middle, the further round.
[[ stitchable ]] float2 swirl(float2 position, float4 bounds, float turns) {
    float2 center = bounds.xy + bounds.zw * 0.5;
    float2 away = position - center;
    float near = saturate(1.0 - length(away) / (0.5 * min(bounds.z, bounds.w)));
    float angle = turns * 6.2831853 * near * near;
    float s = sin(angle), c = cos(angle);
    return center + float2x2(float2(c, s), float2(-s, c)) * away;
}

// MARK: Colour effects

// Film grain, anew twelve times a second.
[[ stitchable ]] half4 grain(float2 position, half4 color, float time, float strength) {
    float shade = hash(floor(position * 2.0) + 91.7 * floor(time * 12.0)) - 0.5;
    color.rgb += half(shade * strength) * color.a;
    return color;
}

// An old screen: dark lines, and a light band that wanders.
[[ stitchable ]] half4 scanLines(float2 position, half4 color, float time, float4 bounds) {
    float line = 0.78 + 0.22 * sin(position.y * 2.0943951);
    float band = fract(position.y / bounds.w - time * 0.35);
    float light = 1.0 + 0.35 * smoothstep(0.9, 1.0, band);
    float2 p = (position - bounds.xy) / bounds.zw - 0.5;
    float corner = 1.0 - 0.9 * dot(p, p);
    color.rgb *= half3(half(line * light * corner)) * half3(0.85h, 1.0h, 0.9h);
    return color;
}

// Two colours: one for the dark, one for the light.
[[ stitchable ]] half4 duotone(float2 position, half4 color, half4 dark, half4 light, float amount) {
    half grey = dot(color.rgb, half3(0.2126h, 0.7152h, 0.0722h));
    half4 toned = mix(dark * color.a, light * color.a, grey);
    return mix(color, toned, half(amount));
}

// Burns away along a ragged edge that glows.
[[ stitchable ]] half4 dissolve(float2 position, half4 color, float amount, half4 ember) {
    float level = layeredNoise(position / 26.0) * 1.06;
    float edge = level - amount;
    if (edge < 0.0) return half4(0);
    float glow = amount > 0.0 ? 1.0 - smoothstep(0.0, 0.09, edge) : 0.0;
    return mix(color, ember * color.a, half(glow));
}

// MARK: Fill

// Curtains of light.
[[ stitchable ]] half4 aurora(float2 position, float4 bounds, float time, device const half4 *colors, int count) {
    float2 p = (position - bounds.xy) / bounds.zw;
    float bend = layeredNoise(float2(p.x * 3.0 + time * 0.16, p.y * 1.4 - time * 0.07));
    float place = saturate(p.x * 0.7 + bend * 0.9 - 0.28) * float(count - 1);
    int index = min(int(place), count - 2);
    half4 color = mix(colors[index], colors[index + 1], half(smoothstep(0.0, 1.0, place - float(index))));
    float ray = 0.72 + 0.28 * layeredNoise(float2(p.x * 14.0 + bend * 4.0, p.y * 0.8 + time * 0.2));
    return half4(color.rgb * half(ray), color.a);
}
