import { useAtomValue } from "jotai";
import { Phone } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { ApiError, errorText } from "../../../api/api-error.ts";
import { usePlaceCall } from "../../../api/calls.ts";
import { socketStatusAtom } from "../../../api/socket-status.ts";
import { useVoiceLine } from "../../../api/voice-line.ts";
import { useSelectedTree } from "../../../app/selection.ts";
import { showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { ConnectionDot } from "../../calls/connection-dot.tsx";
import { type Connection, connectionOf, describeLine, takesCalls } from "../../calls/voice-line.ts";
import { flushEdits } from "../editor/open-trees.ts";
import { TestNumbers } from "./test-numbers.tsx";

const texts = () => messages().builder.twilio;
const Denials = lazy(async () => ({
  default: (await import("../../calls/denials.tsx")).Denials,
}));

/** The line's state, and a call to one number with the selected tree. */
export function TestCall() {
  const { line, isUnreachable } = useVoiceLine();
  const socket = useAtomValue(socketStatusAtom);
  const tree = useSelectedTree();
  const [number, setNumber] = useState("");
  const place = usePlaceCall();
  const isReady = takesCalls(line);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const to = number.trim();
    if (!tree || to === "" || !isReady) return;
    // The call walks the draft as it stands on the screen.
    await flushEdits(tree.id);
    place.mutate(
      { to, treeId: tree.id },
      {
        onSuccess: () =>
          showToast({ tone: "success", title: texts().started, text: texts().startedHint(to) }),
      },
    );
  }

  return (
    <>
      <dl className="space-y-1.5">
        <StatusRow
          label={texts().voice}
          connection={line ? connectionOf(line.status) : "disconnected"}
        >
          {line && messages().voiceLine.carriers[line.carrier]}
        </StatusRow>
        <StatusRow label={texts().socket} connection={socket} />
      </dl>
      {line && !isReady && (
        <p className="mt-2 text-12 text-muted">
          {texts().notReady}. {describeLine(line)[1]}
        </p>
      )}
      {isUnreachable && (
        <p className="mt-2 text-12 text-muted">{messages().voiceLine.unreachable}</p>
      )}
      <form onSubmit={submit} className="mt-4 space-y-2">
        <Field
          label={texts().testCall}
          type="tel"
          autoComplete="off"
          placeholder={texts().placeholder}
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
            if (place.isError) place.reset();
          }}
          hint={tree ? texts().withTree(tree.name) : texts().noTree}
          error={place.isError ? refusalText(place.error) : null}
        />
        <Button
          type="submit"
          look="primary"
          className="w-full"
          disabled={number.trim() === "" || !isReady || !tree || place.isPending}
        >
          <Phone />
          {place.isPending ? texts().calling : texts().call}
        </Button>
      </form>
      {place.error instanceof ApiError && place.error.reason === "may-not-dial" && (
        <Suspense>
          <Denials error={place.error} number={number.trim()} onChanged={place.reset} />
        </Suspense>
      )}
      {line?.carrier === "emulator" && <TestNumbers onChoose={setNumber} />}
    </>
  );
}

function StatusRow({
  label,
  connection,
  children,
}: {
  label: string;
  connection: Connection;
  children?: ReactNode;
}) {
  return (
    <div className="flex h-6 items-center gap-2 text-13">
      <dt className="flex-1 text-muted">
        {label}
        {children && <span className="text-faint"> · {children}</span>}
      </dt>
      <dd className="flex items-center gap-1.5 font-medium">
        <ConnectionDot connection={connection} />
        {messages().voiceLine[connection]}
      </dd>
    </div>
  );
}

function refusalText(error: Error): string | null {
  if (error instanceof ApiError && error.reason === "may-not-dial") return null;
  return errorText(error, texts().failed);
}
