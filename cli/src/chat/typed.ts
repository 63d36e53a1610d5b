import type { Reply } from "./chat.ts";

/** What a typed line asks for. */
export type Typed =
  | { kind: "reply"; reply: Reply }
  | { kind: "why" | "back" | "fail" | "nobody" | "state" | "help" | "nothing" }
  | { kind: "unknown"; message: string };

interface Command {
  names: readonly [german: string, ...others: string[]];
  /** What may follow it. */
  takes: string;
  does: string;
  /** `null`: what follows it can't be right. */
  typed(rest: string): Typed | null;
}

const COMMANDS: readonly Command[] = [
  {
    names: ["stille", "silence"],
    takes: "",
    does: "say nothing for as long as it waits",
    typed: () => reply({ kind: "silent" }),
  },
  {
    names: ["taste", "key"],
    takes: "1",
    does: "press keys: digits, * and #",
    typed: (rest) => (/^[\d*#]+$/.test(rest) ? reply({ kind: "pressed", digits: rest }) : null),
  },
  {
    names: ["unterbrechen", "interrupt"],
    takes: "[5]",
    does: "talk over it, after so many words or about half of them",
    typed(rest) {
      if (rest === "") return reply({ kind: "interrupted", words: null });
      return /^[1-9]\d{0,4}$/.test(rest)
        ? reply({ kind: "interrupted", words: Number(rest) })
        : null;
    },
  },
  {
    names: ["auflegen", "hangup"],
    takes: "",
    does: "hang up",
    typed: () => reply({ kind: "hung-up" }),
  },
  {
    names: ["scheitern", "fail"],
    takes: "",
    does: "let the next action fail; else they succeed",
    typed: () => ({ kind: "fail" }),
  },
  {
    names: ["niemand", "nobody"],
    takes: "",
    does: "let nobody pick up the next transfer; else somebody does",
    typed: () => ({ kind: "nobody" }),
  },
  {
    names: ["zurück", "zurueck", "back"],
    takes: "",
    does: "take the last reply back",
    typed: () => ({ kind: "back" }),
  },
  {
    names: ["warum", "why"],
    takes: "",
    does: "what was understood of the last reply, and why",
    typed: () => ({ kind: "why" }),
  },
  {
    names: ["stand", "state"],
    takes: "",
    does: "where the conversation stands and what it knows",
    typed: () => ({ kind: "state" }),
  },
  {
    names: ["hilfe", "help"],
    takes: "",
    does: "this list",
    typed: () => ({ kind: "help" }),
  },
];

/** Reads a typed line: words of the caller's, or a command that begins with a slash. */
export function readTyped(line: string): Typed {
  const text = line.trim();
  if (text === "") return { kind: "nothing" };
  if (!text.startsWith("/")) return reply({ kind: "said", text });
  const [, name = "", rest = ""] = /^\/(\S*)\s*(.*)$/su.exec(text) ?? [];
  const wanted = name.normalize("NFC").toLowerCase();
  const command = COMMANDS.find(({ names }) => names.includes(wanted));
  if (!command) {
    return { kind: "unknown", message: `There is no /${name}; /hilfe lists all commands.` };
  }
  const typed = command.takes === "" && rest !== "" ? null : command.typed(rest);
  return typed ?? { kind: "unknown", message: `It is: ${usageOf(command)}` };
}

/** A line per command. */
export function commandList(): string[] {
  const width = Math.max(...COMMANDS.map((command) => usageOf(command).length));
  return COMMANDS.map((command) => `${usageOf(command).padEnd(width)}  ${command.does}`);
}

function usageOf({ names, takes }: Pick<Command, "names" | "takes">): string {
  return `/${names[0]} ${takes}`.trim();
}

function reply(made: Reply): Typed {
  return { kind: "reply", reply: made };
}
