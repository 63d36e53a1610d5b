import { PhoneOff } from "lucide-react";
import { useState } from "react";
import { useHangUp } from "../../api/calls.ts";
import { showFailure } from "../../app/toasts.tsx";
import { messages } from "../../messages/index.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { phoneText } from "./phone-text.ts";

const texts = () => messages().calls;

/** Ends a call, once that is confirmed. It waits for the carrier, so the button says so. */
export function HangUpButton({
  callId,
  number,
  ...rest
}: { callId: string; number: string } & Pick<ButtonProps, "look" | "size" | "className">) {
  const [isAsking, setAsking] = useState(false);
  const hangUp = useHangUp();
  const isEnding = hangUp.isPending || hangUp.isSuccess;
  return (
    <>
      <Button look="danger" disabled={isEnding} onClick={() => setAsking(true)} {...rest}>
        <PhoneOff />
        {isEnding ? texts().hangingUp : texts().hangUp}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={texts().hangUpTitle}
        description={texts().hangUpHint(phoneText(number))}
        action={texts().hangUp}
        onConfirm={() =>
          hangUp.mutate(callId, { onError: (error) => showFailure(texts().hangUpFailed, error) })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
