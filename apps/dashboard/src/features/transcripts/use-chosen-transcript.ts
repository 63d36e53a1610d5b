import { useAtom } from "jotai";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "wouter";
import { chosenTranscriptAtom } from "../../app/selection.ts";

/** The call whose transcript is shown: what the address names, until another is chosen. */
export function useChosenTranscript(): [string | null, (callSid: string) => void] {
  const [chosen, setChosen] = useAtom(chosenTranscriptAtom);
  const [params] = useSearchParams();
  const [, go] = useLocation();
  const named = params.get("call") || null;
  useEffect(() => {
    if (named !== null) setChosen(named);
  }, [named, setChosen]);

  function choose(callSid: string): void {
    setChosen(callSid);
    if (named !== null) go("/transcripts", { replace: true });
  }

  return [named ?? chosen, choose];
}
