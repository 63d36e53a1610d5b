import type { Outcome } from "@rufbaum/tree";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { Check, ChevronDown, RotateCcw } from "lucide-react";
import type { Call } from "../../api/calls.ts";
import { useSetOutcome } from "../../api/calls-steering.ts";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { asPerson } from "../person/ask-person.ts";
import { outcomeText } from "./call-end.ts";

const texts = liveCallsTexts;

/** Says by hand how a call came out, and takes that back; what the conversation found is kept beside it. */
export function OutcomeMenu({
  call: { id, outcome: known, outcomeBy, status },
  ...look
}: {
  call: Pick<Call, "id" | "outcome" | "outcomeBy" | "status">;
} & Pick<ButtonProps, "size" | "className">) {
  const set = useSetOutcome(asPerson);
  const isByHand = outcomeBy === "operator";

  function choose(outcome: Outcome): void {
    const before = OUTCOMES.find((each) => isByHand && each === known) ?? null;
    set.mutate(
      { id, outcome },
      {
        onSuccess: () =>
          showToast({
            tone: "success",
            title: texts().marked(outcomeText({ outcome, status })),
            ...(outcome === "opt-out" && { text: texts().markedOptOut }),
            action: { label: texts().undo, run: () => takeBack(before, outcome) },
          }),
        onError: (error) => showFailure(texts().markFailed, error),
      },
    );
  }

  function takeBack(before: Outcome | null, from: string | null): void {
    set.mutate(
      { id, outcome: before },
      {
        onSuccess: () =>
          showToast({
            tone: "success",
            title: texts().takenBack,
            ...(from === "opt-out" && { text: texts().staysBlocked }),
          }),
        onError: (error) => showFailure(texts().markFailed, error),
      },
    );
  }

  return (
    <Menu
      trigger={
        <Button {...look} disabled={set.isPending}>
          {texts().outcome}
          <ChevronDown />
        </Button>
      }
    >
      {OUTCOMES.map((outcome) => (
        <MenuItem
          key={outcome}
          icon={outcome === known ? <Check /> : <span className="size-4" />}
          onSelect={() => choose(outcome)}
        >
          {messages().calls.outcomes[outcome] ?? outcome}
        </MenuItem>
      ))}
      {isByHand && (
        <>
          <MenuLine />
          <MenuItem icon={<RotateCcw />} onSelect={() => takeBack(null, known)}>
            {texts().takeBackOutcome}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
