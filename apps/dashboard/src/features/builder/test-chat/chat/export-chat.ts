import { callEndsTexts } from "../../../../messages/call-ends.ts";
import { formats } from "../../../../messages/formats.ts";
import { messages } from "../../../../messages/index.ts";
import { testChatTexts } from "../../../../messages/test-chat.ts";
import { type Chat, stateOf } from "./chat.ts";
import { describeReading } from "./describe-reading.ts";
import { type ChatLine, type ChatLineOf, knownVariables, linesOf } from "./lines.ts";
import { writtenValue } from "./written-value.ts";

const texts = testChatTexts;

/** The chat as a text that can be sent to a colleague. */
export function exportChat(chat: Chat): string {
  const titles = new Map(chat.tree.nodes.map(({ id, title }) => [id, title]));
  const titleOf = (id: string | null) => (id === null ? "" : (titles.get(id) ?? id));
  const lines = linesOf(chat);
  const end = lines.find((line) => line.kind === "end");
  const { variables, path } = stateOf(chat);
  return [
    texts().export.title(chat.tree.name),
    ...knownVariables(chat.tree, variables).map(
      ({ name, value, kind }) => `[${name}] = ${writtenValue(value, kind)}`,
    ),
    "",
    ...lines.flatMap((line) => {
      const told = tell(line, titleOf);
      return told.map((text, index) =>
        index === 0 ? `${clock(line.at)}  ${text}` : `       ${text}`,
      );
    }),
    "",
    end ? texts().export.end(outcomeText(end), reasonText(end)) : texts().export.running,
    texts().export.path(path.map(titleOf).join(" → ")),
    "",
  ].join("\n");
}

function tell(line: ChatLine, titleOf: (id: string | null) => string): string[] {
  switch (line.kind) {
    case "agent": {
      const speaker = `${texts().agent} (${titleOf(line.nodeId)})`;
      const said = `${line.isSlow ? `${speaker}, ${texts().slower}` : speaker}: ${line.text}`;
      if (line.heard === null) return [said];
      return [said, line.heard === "" ? texts().heardNothing : texts().heardOnly(line.heard)];
    }
    case "caller":
      return [
        `${texts().caller}: ${line.text}`,
        ...describeReading(line).map((text) => `↳ ${text}`),
      ];
    case "pressed":
      return [`${texts().caller}: ${texts().pressed(line.digits)}`];
    case "silent":
      return [`${texts().caller} ${texts().silent}`];
    case "interrupted":
      return [`${texts().caller} ${texts().interrupted}`];
    case "hung-up":
      return [`${texts().caller} ${texts().hungUp}`];
    case "action":
      return [texts().export.action(actionText(line), resultText(line))];
    case "end":
      return [];
  }
}

export function actionText({ action }: ChatLineOf<"action">): string {
  return messages().tree.actions[action.kind] ?? action.kind;
}

export function outcomeText({ outcome }: ChatLineOf<"end">): string {
  return messages().calls.outcomes[outcome] ?? outcome;
}

function reasonText({ reason }: ChatLineOf<"end">): string {
  return callEndsTexts().reasons[reason] ?? reason;
}

function resultText({ result }: ChatLineOf<"action">): string {
  switch (result) {
    case "succeeded":
      return texts().succeeded;
    case "failed":
      return texts().failed;
    case "not-picked-up":
      return texts().notPickedUp;
    case "open":
      return texts().export.open;
    case "none":
      return texts().done;
  }
}

function clock(milliseconds: number): string {
  return formats().duration(milliseconds / 1000);
}
