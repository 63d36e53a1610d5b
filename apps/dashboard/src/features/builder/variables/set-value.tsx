import { lazy, Suspense } from "react";

const ValueSheet = lazy(async () => ({ default: (await import("./value-sheet.tsx")).ValueSheet }));

/** Gives a variable its value where it is told that it has none; loaded where that is told. */
export function SetValue({ name }: { name: string }) {
  return (
    <Suspense fallback={null}>
      <ValueSheet name={name} />
    </Suspense>
  );
}
