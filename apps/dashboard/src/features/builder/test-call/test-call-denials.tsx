import { lazy, Suspense } from "react";
import type { TestCall } from "./use-test-call.ts";

const Denials = lazy(async () => ({
  default: (await import("../../calls/denials.tsx")).Denials,
}));

/** The rules that forbid the call, and the ways out. */
export function TestCallDenials({ test: { denied, called, forget } }: { test: TestCall }) {
  if (!denied) return null;
  return (
    <Suspense>
      <Denials error={denied} number={called} onChanged={forget} />
    </Suspense>
  );
}
