import type { ServerWebSocket } from "bun";

/** One address before several servers: each request goes to the next of them. */
export function startTurnTakingProxy(targets: () => readonly string[]) {
  let turn = 0;
  const next = () => {
    const all = targets();
    return all[turn++ % all.length] as string;
  };
  const asked: string[] = [];

  const server = Bun.serve<{ socket: WebSocket; waiting: string[] }>({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request, own) {
      const { pathname, search } = new URL(request.url);
      const target = next();
      const address = `${target}${pathname}${search}`;
      asked.push(`${target} ${pathname}`);
      if (request.headers.get("upgrade") !== "websocket") {
        const body = await request.arrayBuffer();
        return fetch(address, { method: request.method, headers: request.headers, body });
      }
      const signature = request.headers.get("x-twilio-signature") ?? "";
      // Bun's own option: the standard constructor takes protocols here.
      const options = { headers: { "x-twilio-signature": signature } } as unknown as string[];
      const socket = new WebSocket(address.replace("http", "ws"), options);
      own.upgrade(request, { data: { socket, waiting: [] } });
      return undefined;
    },
    websocket: {
      open: (client) => join(client),
      message({ data: { socket, waiting } }, text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
        else waiting.push(String(text));
      },
      close: ({ data: { socket } }, code) => socket.close(code === 1000 ? 1000 : 3000),
    },
  });

  return {
    url: `http://127.0.0.1:${server.port}`,
    /** Who was asked for what. */
    asked,
    stop: () => server.stop(true),
  };
}

function join(client: ServerWebSocket<{ socket: WebSocket; waiting: string[] }>): void {
  const { socket, waiting } = client.data;
  socket.onopen = () => {
    for (const text of waiting.splice(0)) socket.send(text);
  };
  socket.onmessage = ({ data }) => void client.send(String(data));
  socket.onclose = ({ code }) => client.close(code === 1000 ? 1000 : 3000);
}
