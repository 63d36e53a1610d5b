/** A frame of the application, as the documentation allows it. */
export type AppFrame =
  | { type: "text"; token: string; last: boolean; interruptible: boolean; preemptible: boolean }
  | { type: "play"; source: string }
  | { type: "sendDigits"; digits: string }
  | { type: "language"; ttsLanguage?: string; transcriptionLanguage?: string }
  | { type: "end"; handoffData?: string };

type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === "string";
const isFlag: Is = (value) => typeof value === "boolean";
const isCount: Is = (value) => Number.isInteger(value) && Number(value) >= 0;
const isDigits: Is = (value) => typeof value === "string" && /^[0-9w#*]+$/.test(value);

/** Each frame's fields; the first ones, so many as `required`, have to be there. */
const FRAMES: Readonly<Record<string, { required: number; fields: Record<string, Is> }>> = {
  text: {
    required: 1,
    fields: {
      token: isText,
      last: isFlag,
      lang: isText,
      interruptible: isFlag,
      preemptible: isFlag,
    },
  },
  play: {
    required: 1,
    fields: { source: isText, loop: isCount, preemptible: isFlag, interruptible: isFlag },
  },
  sendDigits: { required: 1, fields: { digits: isDigits } },
  language: { required: 0, fields: { ttsLanguage: isText, transcriptionLanguage: isText } },
  end: { required: 0, fields: { handoffData: isText } },
};

export type ReadFrame = { ok: true; frame: AppFrame; unknown: readonly string[] } | { ok: false };

/** Reads a frame; a wrong one is refused whole, a field that nobody knows is passed over. */
export function readAppFrame(source: string): ReadFrame {
  const frame = parsed(source);
  const rule = frame && FRAMES[String(frame.type)];
  if (!rule) return { ok: false };
  const { type: _, ...fields } = frame;
  const names = Object.keys(rule.fields);
  const isComplete = names.slice(0, rule.required).every((name) => name in fields);
  const isRight = names.every((name) => !(name in fields) || rule.fields[name]?.(fields[name]));
  const saysNothing = frame.type === "language" && Object.keys(fields).length === 0;
  if (!isComplete || !isRight || saysNothing) return { ok: false };
  const unknown = Object.keys(fields).filter((name) => !names.includes(name));
  const defaults = { last: false, interruptible: true, preemptible: false };
  return { ok: true, frame: { ...defaults, ...frame } as unknown as AppFrame, unknown };
}

function parsed(source: string): Record<string, unknown> | null {
  try {
    const frame: unknown = JSON.parse(source);
    return typeof frame === "object" && frame !== null && !Array.isArray(frame)
      ? (frame as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
