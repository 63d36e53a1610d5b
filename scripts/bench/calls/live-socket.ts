import { now } from "./shared-times.ts";

export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/**
 * A WebSocket without what a client does with messages, so that a thousand of them fit beside the
 * server. `told` gets each text's place within a chunk, and when that came.
 */
export function openLiveSocket(
  url: string,
  path: string,
  told: (chunk: Buffer, start: number, end: number, at: number) => void,
): Promise<LiveSocket> {
  const { hostname, port, host } = new URL(url);
  const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0);
    let isOpen = false;
    void Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        open: (socket) => void socket.write(head),
        data(socket, data) {
          const at = now();
          rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
          if (!isOpen) {
            const end = rest.indexOf("\r\n\r\n");
            if (end < 0) return;
            const status = rest.toString("latin1", 0, rest.indexOf("\r\n"));
            if (!status.includes(" 101 ")) return reject(new Error(`No live socket: ${status}`));
            isOpen = true;
            rest = rest.subarray(end + 4);
            resolve({
              send: (text) => void socket.write(frame(0x1, text)),
              close: () => socket.end(),
            });
          }
          rest = readFrames(rest, (opcode, start, end) => {
            if (opcode === 0x1) told(rest, start, end, at);
            if (opcode === 0x9) socket.write(frame(0xa, ""));
          });
        },
        error: (_socket, error) => reject(error),
      },
    }).catch(reject);
  });
}

/** @returns what is left of the buffer: the beginning of a frame that is not whole yet */
function readFrames(
  buffer: Buffer,
  frame: (opcode: number, start: number, end: number) => void,
): Buffer {
  let place = 0;
  while (buffer.length - place >= 2) {
    const short = (buffer[place + 1] ?? 0) & 0x7f;
    const header = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (buffer.length - place < header) break;
    const length =
      short === 126
        ? buffer.readUInt16BE(place + 2)
        : short === 127
          ? Number(buffer.readBigUInt64BE(place + 2))
          : short;
    if (buffer.length - place < header + length) break;
    frame((buffer[place] ?? 0) & 0xf, place + header, place + header + length);
    place += header + length;
  }
  return place === 0 ? buffer : Buffer.from(buffer.subarray(place));
}

/** A client's frame of up to 125 bytes, masked with zeros. */
function frame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
