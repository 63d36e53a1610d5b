import { PhoneOff } from "lucide-react";
import { useHangUp } from "../../api/calls.ts";
import { showFailure } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";

const texts = messages.calls;

/** Ends a call. It waits for the carrier, so the button says so. */
export function HangUpButton({
  callId,
  ...rest
}: { callId: string } & Pick<ButtonProps, "look" | "size" | "className">) {
  const hangUp = useHangUp();
  const isEnding = hangUp.isPending || hangUp.isSuccess;
  return (
    <Button
      look="danger"
      disabled={isEnding}
      onClick={() =>
        hangUp.mutate(callId, { onError: (error) => showFailure(texts.hangUpFailed, error) })
      }
      {...rest}
    >
      <PhoneOff />
      {isEnding ? texts.hangingUp : texts.hangUp}
    </Button>
  );
}
