import { connect } from "node:net";

export interface RawAnswer {
  /** 0: the connection was closed without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends these very bytes, which no HTTP client would, and reads one answer.
 * @param from an address of this machine
 */
export function sendRaw(
  port: number,
  bytes: string,
  patience = 5_000,
  from = "127.0.0.1",
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = "";
    const where = { port, host: "127.0.0.1", localAddress: from };
    const socket = connect(where, () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      text += chunk;
      if (isWhole(text, bytes.startsWith("HEAD "))) socket.destroy();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(parse(text));
    });
  });
}

/** A connection that is kept open would be waited for in vain. */
function isWhole(text: string, isHead: boolean): boolean {
  if (!text.includes("\r\n\r\n")) return false;
  const { status, headers, body } = parse(text);
  return isHead || status === 101 || body.length >= Number(headers["content-length"] ?? Infinity);
}

function parse(latin: string): RawAnswer {
  const [head = "", ...rest] = latin.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n") };
}
