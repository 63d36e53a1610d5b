import postgres from "postgres";

/** Short texts from each server on one database to all of them, itself included. */
export interface Bus {
  /** @param text under 8,000 bytes. What one server sends arrives in its order, or not at all. */
  send(text: string): Promise<void>;
  /**
   * Resolves once it listens. `take` gets each text from then on, `heard` is called now and whenever
   * it listens again after a broken connection, in which texts were missed.
   */
  listen(take: (text: string) => void, heard: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Seconds before a broken connection is tried again. The driver's own wait grows to 20, in which
 * queries fail long after the server is back.
 */
export function reconnectAfter(attempt: number): number {
  return attempt === 0 ? 0 : 0.25;
}

const CHANNEL = "rufbaum";

/** The database's own LISTEN and NOTIFY. Listening takes a connection of its own. */
export function createPostgresBus(databaseUrl: string, client: postgres.Sql): Bus {
  let ear: postgres.Sql | null = null;

  async function close(): Promise<void> {
    const open = ear;
    ear = null;
    await open?.end({ timeout: 1 });
  }

  return {
    async send(text) {
      await client.notify(CHANNEL, text);
    },
    async listen(take, heard) {
      await close();
      const opened = postgres(databaseUrl, {
        max: 1,
        connect_timeout: 4,
        backoff: reconnectAfter,
        connection: { application_name: "rufbaum" },
        onnotice: () => {},
      });
      ear = opened;
      await opened.listen(CHANNEL, take, heard);
    },
    close,
  };
}
