export type Colour = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

export type Paint = (colour: Colour, text: string) => string;

const CODES: Record<Colour, readonly [number, number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

/** Colours on a terminal, unless NO_COLOR is set (no-color.org) or the terminal is a dumb one. */
export function paintFor(
  writer: { isTerminal: boolean },
  env: Record<string, string | undefined>,
): Paint {
  const isPlain = !writer.isTerminal || Boolean(env.NO_COLOR) || env.TERM === "dumb";
  return (colour, text) => {
    if (isPlain || text === "") return text;
    const [on, off] = CODES[colour];
    return `\u001b[${on}m${text}\u001b[${off}m`;
  };
}
