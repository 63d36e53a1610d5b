import { CirclePlay } from "lucide-react";
import { useEffect } from "react";
import { errorText } from "../../api/api-error.ts";
import { useRecording } from "../../api/calls-recording.ts";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Button } from "../../ui/button.tsx";

const texts = liveCallsTexts;

/** The sound of a call that was recorded, fetched when it is wanted. */
export function Recording({ callId }: { callId: string }) {
  const { mutate, data: url, isPending, error } = useRecording(callId);
  useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
  return (
    <div className="shrink-0 border-b border-line px-5 py-3">
      {url ? (
        // biome-ignore lint/a11y/useMediaCaption: what is said stands below
        <audio controls autoPlay src={url} aria-label={texts().recording} className="h-9 w-full" />
      ) : (
        <Button size="small" disabled={isPending} onClick={() => mutate()}>
          <CirclePlay />
          {isPending ? texts().recordingLoads : texts().playRecording}
        </Button>
      )}
      {error && (
        <p role="alert" className="mt-2 text-12 text-failure">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
