import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useTelephonySettings } from "../../../api/telephony-settings.ts";
import { firmAtom } from "./firm-atom.ts";

/** Keeps `firmAtom` at what the settings say. */
export function useFirm(): void {
  const firm = useTelephonySettings().data?.company ?? null;
  const keep = useSetAtom(firmAtom);
  useEffect(() => keep(firm), [keep, firm]);
}
