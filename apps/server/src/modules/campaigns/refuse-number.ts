import { DomainError } from "../../errors.ts";
import type { CallerNumbers } from "../numbers/service.ts";

/**
 * Whether calls may show the number that a plan names; `null`: the usual one, whichever that is then.
 * @throws DomainError `caller-number-not-allowed`
 */
export async function refuseNumber(
  numbers: Pick<CallerNumbers, "choose">,
  wanted: string | null | undefined,
): Promise<void> {
  if (!wanted) return;
  await numbers.choose(wanted).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.refusal, { status: 422, cause: error });
  });
}
