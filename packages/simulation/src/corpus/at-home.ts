import bossAway from "../../corpus/at-home/boss-away.txt" with { type: "text" };
import frontDesk from "../../corpus/at-home/front-desk.txt" with { type: "text" };
import newOnTheLine from "../../corpus/at-home/new-on-the-line.txt" with { type: "text" };
import noAuthority from "../../corpus/at-home/no-authority.txt" with { type: "text" };
import putsThrough from "../../corpus/at-home/puts-through.txt" with { type: "text" };
import type { Topic } from "./topic.ts";

/** What people say in their homes where others would speak as an office does, `corpus/at-home/<topic>.txt`. */
export const AT_HOME_FILES = {
  "front-desk": frontDesk,
  "puts-through": putsThrough,
  "boss-away": bossAway,
  "new-on-the-line": newOnTheLine,
  "no-authority": noAuthority,
} as const satisfies Partial<Record<Topic, string>>;

export type TopicAtHome = keyof typeof AT_HOME_FILES;

export function isTopicAtHome(topic: Topic): topic is TopicAtHome {
  return Object.hasOwn(AT_HOME_FILES, topic);
}
