import { DomainError } from "../../errors.ts";
import { readPastMoment } from "./statement-fields.ts";

/**
 * When everybody on a list or a file agreed, in milliseconds since 1970: nobody but who brings it can
 * know, so nothing stands for what was not said.
 * @throws DomainError `consent-undated`, `consent-in-future`
 */
export function grantMoment(written: string | undefined, now: number): number {
  if (written === undefined) throw new DomainError({ code: "consent-undated" }, { status: 422 });
  const at = readPastMoment(written, now);
  checkPast(at, now);
  return at;
}

/**
 * A consent that is over by its own wording when it is given is none.
 * @throws DomainError `ends-before-grant`
 */
export function checkEnd(at: number, endsAt: number | null): void {
  if (endsAt === null || endsAt > at) return;
  throw new DomainError({ code: "ends-before-grant" }, { status: 422 });
}

/** @throws DomainError `consent-in-future` */
export function checkPast(at: number, now: number): void {
  if (at > now) throw new DomainError({ code: "consent-in-future" }, { status: 422 });
}
