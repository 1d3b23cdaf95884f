// The way to the server: what it says comes as news, with bytes behind some of them.
export class Link {
  constructor(hear) {
    this.hear = hear;
    this.connect();
  }
  connect() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = event => this.read(event.data);
    this.socket.onclose = () => {
      this.hear({ is: "lost" });
      setTimeout(() => this.connect(), 1000);
    };
  }
  // Bytes stand behind the text that they belong to, and its length.
  read(message) {
    if (typeof message === "string") return this.hear(JSON.parse(message));
    const length = new DataView(message).getUint32(0);
    const text = new TextDecoder().decode(new Uint8Array(message, 4, length));
    this.hear(JSON.parse(text), new Uint8Array(message, 4 + length));
  }
  say(post) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(post));
  }
}
