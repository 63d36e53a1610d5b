import { z } from "zod";
import type { AcrossServers, ServerPart } from "../../live/across-servers.ts";

const questionSchema = z.object({ cancelSimulation: z.string() });
/** Milliseconds for the server that simulates to answer. */
const WITHIN = 1_000;

/** Behind one address a simulation may be called off elsewhere than where it runs. */
export function cancelElsewhere(
  across: Pick<AcrossServers, "askAll">,
): (key: string) => Promise<boolean> {
  return async (key) => (await across.askAll({ cancelSimulation: key }, WITHIN)) === true;
}

/** The same part, which also calls this server's simulation off for the others. */
export function withCancelling(part: ServerPart, cancelHere: (key: string) => boolean): ServerPart {
  return {
    ...part,
    async answer(question) {
      const asked = questionSchema.safeParse(question);
      if (!asked.success) return part.answer(question);
      return cancelHere(asked.data.cancelSimulation) || null;
    },
  };
}
