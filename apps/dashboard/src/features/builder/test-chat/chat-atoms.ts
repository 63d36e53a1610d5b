import { withFirm } from "@rufbaum/tree/graph";
import { atom } from "jotai";
import { now } from "../../../api/runtime.ts";
import { dockFocusAtom } from "../dock/dock-atoms.ts";
import { treeAtom } from "../editor/editing.ts";
import { firmAtom } from "../editor/firm-atom.ts";
import { answer, type Chat, openChat, type Reply, stepBack } from "./chat/chat.ts";
import { knownOnly, type Variable, variablesToFill } from "./chat/variables.ts";
import { readerAtom } from "./reader-atom.ts";

const lastChatAtom = atom<Chat | null>(null);

/** The chat with the open tree; `null` before it begins, and where another tree was talked to. */
export const chatAtom = atom<Chat | null>((get) => {
  const chat = get(lastChatAtom);
  return chat && chat.source.id === get(treeAtom)?.id ? chat : null;
});

/** What has been typed and not sent. */
export const draftAtom = atom("");

/** What was sent before, the latest last: the arrow up brings it back. */
export const sentAtom = atom<readonly string[]>([]);

const chosenValuesAtom = atom<Readonly<Record<string, string>>>({});

/** The variables to fill before the start, with what was chosen for them last time. */
export const startVariablesAtom = atom<readonly Variable[]>((get) => {
  const tree = get(treeAtom);
  const chosen = get(chosenValuesAtom);
  if (!tree) return [];
  return variablesToFill(withFirm(tree, get(firmAtom))).map(({ name, value }) => ({
    name,
    value: chosen[name] ?? value,
  }));
});

export const chooseValueAtom = atom(null, (_get, set, { name, value }: Variable) => {
  set(chosenValuesAtom, (chosen) => ({ ...chosen, [name]: value }));
});

/** Begins with the tree as it is on the canvas now. */
export const beginChatAtom = atom(null, (get, set) => {
  const tree = get(treeAtom);
  if (!tree) return;
  set(draftAtom, "");
  set(lastChatAtom, openChat(tree, knownOnly(get(startVariablesAtom)), now()));
});

export const replyAtom = atom(null, (get, set, reply: Reply) => {
  const chat = get(chatAtom);
  const reading = get(readerAtom);
  if (!chat || reading.state !== "ready") return;
  const next = answer(chat, reply, reading.reader);
  if (next === chat) return;
  set(lastChatAtom, next);
  if (reply.kind !== "said") return;
  set(sentAtom, (sent) => [...sent.filter((text) => text !== reply.text), reply.text].slice(-MOST));
});

/** Takes back this turn and all after it; its words can be changed and sent again. */
export const backToAtom = atom(null, (get, set, turn: number) => {
  const chat = get(chatAtom);
  if (!chat) return;
  const event = chat.turns[turn]?.event;
  set(draftAtom, event?.type === "caller-spoke" ? event.text : "");
  set(lastChatAtom, stepBack(chat, turn));
});

/** Whether the chat is about to be saved as a test case. */
export const savingCaseAtom = atom(false);

/** Back to the variables. */
export const leaveChatAtom = atom(null, (_get, set) => {
  set(lastChatAtom, null);
  set(dockFocusAtom, "test");
});

const MOST = 50;
