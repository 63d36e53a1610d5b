import { MAILBOXES, withName } from "../corpus/pick-up.ts";
import type { Person } from "../corpus/values/person.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { Caller } from "./caller.ts";

/** How machines fall to the network's, those of families and those of firms. */
const WHOSE = ["network", "network", "home", "home", "firm"] as const;
const OF_HOMES = ["network", "home"] as const;

/** A machine: says its announcement, pauses and all, and then takes whatever is said to it. */
export function openMailbox(person: Person, random: SeededRandom, isAtHome = false): Caller {
  const announcement = withName(
    random
      .on("announcement")
      .pickSteadily(MAILBOXES[random.on("whose").pick(isAtHome ? OF_HOMES : WHOSE)]),
    person,
  );
  const [greeting = "", ...rest] = announcement.split(" | ");
  return {
    greeting,
    react() {
      const text = rest.shift();
      if (text === undefined) return { type: "stay-silent" };
      return { type: "speak", text, topic: null, after: 0 };
    },
  };
}
