export type Standing = "ok" | "warn" | "fail";

/** What one look found out. */
export interface Finding {
  /** What was looked at, such as `data`. */
  subject: string;
  standing: Standing;
  message: string;
  /** What to do about it; `null` where there is nothing to do. */
  advice: string | null;
}

/** What only the machine itself can tell. */
export interface Machine {
  bunVersion: string;
  /** Of its processor: how much can be done at the same time. */
  cores: number;
  /** Whether something could listen there now. Throws if not even the address can be had. */
  isPortFree(host: string, port: number): Promise<boolean>;
  /** The user who runs this; `null` where he has no name. */
  userName(): string | null;
  /** Runs another program to its end; `null` if there is none of that name. */
  run(
    words: readonly [program: string, ...words: string[]],
    env: Record<string, string>,
  ): Promise<{ code: number; stderr: string } | null>;
}

export function ok(subject: string, message: string): Finding {
  return { subject, standing: "ok", message, advice: null };
}

export function warn(subject: string, message: string, advice: string): Finding {
  return { subject, standing: "warn", message, advice };
}

export function fail(subject: string, message: string, advice: string): Finding {
  return { subject, standing: "fail", message, advice };
}

export function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
