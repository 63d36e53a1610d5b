import { SquareArrowOutUpRight } from "lucide-react";
import { Link } from "wouter";
import { liveCallsTexts } from "../../../messages/live-calls.ts";
import { Button } from "../../../ui/button.tsx";
import { callAddress } from "../../calls/call-address.ts";

/** Leads to the call on the page of live calls. */
export function DetailsLink({ callId }: { callId: string }) {
  return (
    <Button asChild size="small">
      <Link href={callAddress(callId)}>
        <SquareArrowOutUpRight />
        {liveCallsTexts().inDetail}
      </Link>
    </Button>
  );
}
