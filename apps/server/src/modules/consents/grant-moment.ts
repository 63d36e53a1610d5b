import { DomainError } from "../../errors.ts";
import { readMoment } from "./statement-fields.ts";

/**
 * When everybody on a list or a file agreed, in milliseconds since 1970: nobody but who brings it can
 * know, so nothing stands for what was not said.
 * @throws DomainError `consent-undated`, `consent-in-future`
 */
export function grantMoment(written: string | undefined, now: number): number {
  if (written === undefined) throw new DomainError({ code: "consent-undated" }, { status: 422 });
  const at = readMoment(written);
  checkPast(at, now);
  return at;
}

/** @throws DomainError `consent-in-future` */
export function checkPast(at: number, now: number): void {
  if (at > now) throw new DomainError({ code: "consent-in-future" }, { status: 422 });
}
