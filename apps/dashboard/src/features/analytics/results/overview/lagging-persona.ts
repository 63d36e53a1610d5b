import type { PersonaResult, Rate } from "@rufbaum/simulation";
import { rateOf } from "@rufbaum/simulation/result";

export interface LaggingPersona {
  name: string;
  rate: Rate;
  /** Of all other personas together. */
  others: Rate;
}

/** The persona that succeeds least, where chance alone does not explain that; else `null`. */
export function laggingPersona(
  personas: readonly Pick<PersonaResult, "id" | "name" | "success">[],
): LaggingPersona | null {
  const reached = personas.filter(({ success }) => success.of > 0);
  const [least] = reached.toSorted((a, b) => a.success.percent - b.success.percent);
  if (least === undefined) return null;
  const rest = reached.filter((one) => one !== least);
  const others = rateOf(
    rest.reduce((sum, { success }) => sum + success.count, 0),
    rest.reduce((sum, { success }) => sum + success.of, 0),
  );
  if (least.success.high >= others.low) return null;
  return { name: least.name, rate: least.success, others };
}
