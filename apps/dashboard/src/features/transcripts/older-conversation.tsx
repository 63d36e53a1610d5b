import { useCall } from "../../api/calls.ts";
import { Conversation } from "./conversation.tsx";

/** One that is on none of the pages loaded so far. */
export function OlderConversation({ callSid }: { callSid: string }) {
  const { data: call } = useCall(callSid);
  return (
    <Conversation
      callSid={callSid}
      call={
        call
          ? {
              callSid,
              phoneNumber: call.phoneNumber,
              startTime: call.startTime,
              messages: [...call.messages],
            }
          : null
      }
    />
  );
}
