import { useAtomValue } from "jotai";
import { Phone } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { socketStatusAtom } from "../../../api/socket-status.ts";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { ConnectionDot } from "../../calls/connection-dot.tsx";
import { type Connection, connectionOf } from "../../calls/voice-line.ts";
import { LineNotice } from "./line-notice.tsx";
import { TestCallDenials } from "./test-call-denials.tsx";
import { useTestCall } from "./use-test-call.ts";

const PeopleList = lazy(async () => ({
  default: (await import("./people-list.tsx")).PeopleList,
}));

const texts = () => messages().builder.twilio;

/** The line's state, and a call to one number with the selected tree. `onStarted`: one is under way. */
export function PanelTestCall({ onStarted }: { onStarted(): void }) {
  const socket = useAtomValue(socketStatusAtom);
  const [number, setNumber] = useState("");
  const test = useTestCall({ onStarted });
  const { line, tree } = test;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void test.call(number);
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
      <LineNotice test={test} />
      <form onSubmit={submit} className="mt-4 space-y-2">
        <Field
          label={texts().testCall}
          type="tel"
          autoComplete="off"
          placeholder={texts().placeholder}
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
            test.forget();
          }}
          hint={tree ? texts().withTree(tree.name) : texts().noTree}
          error={test.refusal}
        />
        <Button
          type="submit"
          look="primary"
          className="w-full"
          disabled={number.trim() === "" || !test.isReady || !tree || test.isPending}
        >
          <Phone />
          {test.isPending ? texts().calling : texts().call}
        </Button>
      </form>
      <TestCallDenials test={test} />
      {line?.carrier === "emulator" && (
        <Suspense>
          <div className="-mx-1.5 mt-3">
            <PeopleList test={test} />
          </div>
        </Suspense>
      )}
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
