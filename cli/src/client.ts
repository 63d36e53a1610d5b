import { type Treaty, treaty } from "@elysiajs/eden";
import { codeOf, type Network } from "@rufbaum/runtime";
import type { App } from "@rufbaum/server";
import { TIME_ZONE_HEADER } from "@rufbaum/words/format";
import { CliError } from "./errors.ts";
import { noAnswer, toldToItsEnd, unreadable } from "./lost.ts";
import { keepTimeZone } from "./output/formats.ts";
import { ownAnswer } from "./own-answer.ts";
import { refusalError } from "./refused.ts";

/** What the server tells over the live socket. */
export type LiveMessage = App["~Routes"]["ws"]["subscribe"]["response"][200];

export interface ClientOptions {
  url: string;
  token: string;
  network: Network;
  /** For files, which may take longer than any answer; `network` if left out. */
  unhurried?: Network;
  /** Who uses the command line; a server on this machine believes it. */
  person?: string | null;
}

export interface Client {
  url: string;
  network: Network;
  /** The server's routes, typed. A file it sends arrives as its exact text, an archive as bytes. */
  api: ReturnType<typeof treaty<App>>;
  /** A route's answer as it is, however long it takes. @throws CliError if there is none, or a refusal */
  open(path: string, init?: RequestInit): Promise<Response>;
}

interface TypedAnswer<Data> {
  data: Data | null;
  error: { status: unknown; value: unknown } | null;
}

export function createClient({
  url,
  token,
  network,
  unhurried = network,
  person,
}: ClientOptions): Client {
  const headers = {
    authorization: `Bearer ${token}`,
    "rufbaum-language": "en",
    ...(person && { "rufbaum-person": encodeURIComponent(person.toWellFormed()) }),
  };
  const api = treaty<App>(url, {
    headers,
    fetcher: (async (address: string, init?: RequestInit) =>
      ownAnswer(withZone(await network.fetch(address, init)))) as NonNullable<
      Treaty.Config["fetcher"]
    >,
    parseDate: false,
    onResponse: (response) => {
      if (!response.ok) return undefined;
      if (response.headers.get("content-type") === "application/zip") return response.bytes();
      return response.headers.get("content-disposition")?.startsWith("attachment")
        ? response.text()
        : undefined;
    },
  });
  return {
    url,
    network,
    api,
    async open(path, init = {}) {
      const answer = await unhurried
        .fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init.headers } })
        .catch((error: unknown) => {
          if (init.signal?.aborted) throw error;
          throw noAnswer(url, error);
        });
      const own = await ownAnswer(withZone(answer));
      if (own.ok) return toldToItsEnd(url, own);
      throw refusalError(own.status, await own.json());
    },
  };
}

/** From now on times are told by the clock that the server goes by. */
function withZone(answer: Response): Response {
  const zone = answer.headers.get(TIME_ZONE_HEADER);
  if (zone !== null) keepTimeZone(zone);
  return answer;
}

/**
 * The answer's data.
 * @throws CliError if the server refused, or gave no answer
 */
export async function ask<Data>(
  client: Pick<Client, "url">,
  answer: Promise<TypedAnswer<Data>>,
): Promise<NonNullable<Data>> {
  // Of an answer that is cut short nobody else tells.
  const { data, error } = await answer.catch((fault: unknown) => {
    if (fault instanceof SyntaxError) throw unreadable(client.url, fault);
    throw codeOf(fault) === null ? fault : noAnswer(client.url, fault);
  });
  if (error?.value instanceof CliError) throw error.value;
  if (error?.value instanceof Error) throw noAnswer(client.url, error.value);
  if (error) throw refusalError(Number(error.status), error.value);
  return data as NonNullable<Data>;
}
