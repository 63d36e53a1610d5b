import type { PersonaResult } from "@rufbaum/simulation";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { laggingPersona } from "./lagging-persona.ts";

/** Whom the tree loses more than all others; nothing where that may be chance. */
export function LaggingNote({ personas }: { personas: readonly PersonaResult[] }) {
  const lagging = laggingPersona(personas);
  if (lagging === null) return null;
  const { percent } = formats();
  return (
    <p className="mb-3 text-13">
      {resultTexts().laggingPersona(
        lagging.name,
        percent(lagging.rate.percent),
        percent(lagging.others.percent),
      )}
    </p>
  );
}
