/**
 * Requests a second over `connections` kept-alive connections, one request under way on each.
 * Answers are counted by their length alone: parsing them would measure this client.
 */
export async function requestsPerSecond(
  url: string,
  { headers, connections, milliseconds }: Load,
): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${lines.join("")}\r\n`;
  const length = await answerLength(hostname, Number(port), request);
  let answered = 0;
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, () =>
      ask(hostname, Number(port), request, (socket, received) => {
        if (received < length) return received;
        answered += 1;
        if (performance.now() < end) socket.write(request);
        else socket.end();
        return received - length;
      }),
    ),
  );
  return answered / ((performance.now() - start) / 1000);
}

export interface Load {
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
}

type Socket = Bun.Socket<undefined>;

/** `count` is told how many bytes wait to be counted, and answers how many still do. */
function ask(
  hostname: string,
  port: number,
  request: string,
  count: (socket: Socket, received: number) => number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    void Bun.connect({
      hostname,
      port,
      socket: {
        open: (socket) => void socket.write(request),
        data(socket, chunk) {
          received = count(socket, received + chunk.byteLength);
        },
        close: () => resolve(),
        error: (_socket, error) => reject(error),
      },
    }).catch(reject);
  });
}

/** Of head and body; both are the same each time, the date included. */
async function answerLength(hostname: string, port: number, request: string): Promise<number> {
  let text = "";
  let total = 0;
  await new Promise<void>((resolve, reject) => {
    void Bun.connect({
      hostname,
      port,
      socket: {
        open: (socket) => void socket.write(request),
        data(socket, chunk) {
          total += chunk.byteLength;
          text += chunk.toString("latin1");
          const head = text.indexOf("\r\n\r\n");
          const body = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? Number.NaN);
          if (head < 0 || total < head + 4 + body) return;
          if (!text.startsWith("HTTP/1.1 200")) reject(new Error(text.slice(0, 300)));
          socket.end();
        },
        close: () => resolve(),
        error: (_socket, error) => reject(error),
      },
    }).catch(reject);
  });
  return total;
}
