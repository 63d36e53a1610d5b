/** What the gate has to say. */
export type GateNotice =
  | { kind: "expired" }
  | { kind: "waiting" }
  | { kind: "wrong-password"; left: number }
  | { kind: "locked-out" }
  | { kind: "still-locked"; seconds: number }
  | { kind: "failed"; text: string };

/** A lock is always told, also after a reload; when it has passed, nothing of it is left. */
export function currentNotice(told: GateNotice | null, secondsLeft: number): GateNotice | null {
  const isAboutLock = told?.kind === "locked-out" || told?.kind === "still-locked";
  if (secondsLeft === 0) return isAboutLock ? null : told;
  return isAboutLock ? told : { kind: "locked-out" };
}
