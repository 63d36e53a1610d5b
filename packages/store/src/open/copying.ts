import { finished } from "node:stream/promises";
import type postgres from "postgres";
import { rowsToCopy } from "./copy-statement.ts";

type Client = postgres.Sql | postgres.TransactionSql;

/** The same client, whose transactions take what `copyText` asks, too. */
export function copying<Of extends Client>(client: Of): Of {
  return new Proxy(client, {
    get(target, name, receiver) {
      if (name === "begin" && "begin" in target) {
        return (body: (transaction: postgres.TransactionSql) => unknown) =>
          target.begin((transaction) => body(copying(transaction)));
      }
      if (name === "savepoint" && "savepoint" in target) {
        return (body: (transaction: postgres.TransactionSql) => unknown) =>
          target.savepoint((transaction) => body(copying(transaction)));
      }
      if (name !== "unsafe") return Reflect.get(target, name, receiver);
      return (...given: Parameters<postgres.Sql["unsafe"]>) => {
        const rows = rowsToCopy(given[0]);
        return rows === null ? target.unsafe(...given) : copy(target, rows, String(given[1]?.[0]));
      };
    },
  });
}

async function copy(client: Client, rows: string, text: string): Promise<postgres.Row[]> {
  const input = await client.unsafe(`copy ${rows} from stdin`).writable();
  const done = finished(input);
  input.end(text);
  await done;
  return [];
}
