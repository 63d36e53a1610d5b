import type { Page } from "playwright-core";

/** What a page has to complain about, in the order of its happening. */
export interface Complaints {
  all(): string[];
  /** Without refusals that were asked for: Chromium reports every 4xx on the console. */
  except(...statuses: number[]): string[];
}

/** Collects errors of the console, uncaught ones, and refusals of the page's policy. */
export function watchPage(page: Page): Complaints {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  page.on("crash", () => complaints.push("the page crashed"));
  return {
    all: () => [...complaints],
    except: (...statuses) =>
      complaints.filter(
        (text) => !statuses.some((status) => text.includes(`status of ${status} `)),
      ),
  };
}
