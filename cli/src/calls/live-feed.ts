import { ask, type Client, type LiveMessage } from "../client.ts";

export interface LiveFeed {
  /** Whether messages still arrive. */
  isOpen(): boolean;
  close(): void;
}

/**
 * Subscribes to what happens in calls. Resolves once the server will tell, or with a closed feed if
 * the socket can't be had: whoever follows a call can also ask.
 */
export async function openLiveFeed(
  client: Client,
  handlers: { message(message: LiveMessage): void; closed(): void },
): Promise<LiveFeed> {
  const { ticket } = await ask(client, client.api.api.session["socket-ticket"].post());
  const address = `${client.url.replace(/^http/, "ws")}/ws?ticket=${encodeURIComponent(ticket)}`;
  let isOpen = false;
  return new Promise((resolve) => {
    const feed: LiveFeed = {
      isOpen: () => isOpen,
      close() {
        isOpen = false;
        socket.close(1000);
      },
    };
    const socket = client.network.connect(address, {
      handlers: {
        open() {
          isOpen = true;
          socket.send(JSON.stringify({ type: "subscribe", topic: "calls" }));
          resolve(feed);
        },
        message(text) {
          const message = readMessage(text);
          if (message) handlers.message(message);
        },
        close() {
          isOpen = false;
          handlers.closed();
          resolve(feed);
        },
      },
    });
  });
}

/** `null` for what is no message: a newer server may say more than is understood here. */
function readMessage(text: string): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "type" in value
      ? (value as LiveMessage)
      : null;
  } catch {
    return null;
  }
}
