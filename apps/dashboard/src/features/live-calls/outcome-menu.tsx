import type { Outcome } from "@rufbaum/tree";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { Check, ChevronDown } from "lucide-react";
import { useMarkOutcome } from "../../api/calls-steering.ts";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { outcomeText } from "../calls/call-end.ts";
import { asPerson } from "../person/ask-person.ts";

const texts = liveCallsTexts;

/** Says by hand how a call came out; what the conversation found then no longer counts. */
export function OutcomeMenu({
  call: { id, outcome: known, status },
}: {
  call: { id: string; outcome: string | null; status: string };
}) {
  const mark = useMarkOutcome(asPerson);

  function choose(outcome: Outcome): void {
    mark.mutate(
      { id, outcome },
      {
        onSuccess: () =>
          showToast({
            tone: "success",
            title: texts().marked(outcomeText({ outcome, status })),
            ...(outcome === "opt-out" && { text: texts().markedOptOut }),
          }),
        onError: (error) => showFailure(texts().markFailed, error),
      },
    );
  }

  return (
    <Menu
      trigger={
        <Button className="grow" disabled={mark.isPending}>
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
    </Menu>
  );
}
