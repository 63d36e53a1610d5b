import { useEffect, useState } from "react";
import { after } from "../../../../../api/runtime.ts";

/** Milliseconds without a change after which somebody has finished typing. */
const PAUSE = 350;

/** A value as it was when it had last stood still for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => after(PAUSE, () => setSettled(value)), [value]);
  return settled;
}
