import { useAtomValue } from "jotai";
import { Phone, TriangleAlert } from "lucide-react";
import { Popover } from "radix-ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { testCallTexts } from "../../../messages/test-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { findingsAtom } from "../editor/findings.ts";
import { LineNotice } from "./line-notice.tsx";
import { PeopleList } from "./people-list.tsx";
import { TestCallDenials } from "./test-call-denials.tsx";
import { useTestCall } from "./use-test-call.ts";

const texts = testCallTexts;

/** Whom to call, below its trigger; open from the moment it is there. */
export function TestCallSheet({ trigger }: { trigger: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={messages().builder.twilio.testCall}
          className="z-30 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-16px)] animate-pop-in overflow-y-auto rounded-xl border border-line bg-raised p-3 shadow-float outline-none"
        >
          <Choice onStarted={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Choice({ onStarted }: { onStarted(): void }) {
  const [number, setNumber] = useState("");
  const test = useTestCall({ onStarted });
  const { line, tree, isReady, isPending } = test;
  const isEmulated = line?.carrier === "emulator";
  const twilio = messages().builder.twilio;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void test.call(number);
  }

  return (
    <>
      <p className="truncate px-1.5 font-semibold text-14">
        {tree ? texts().title(tree.name) : twilio.noTree}
      </p>
      <TreeErrors />
      <LineNotice test={test} />
      <PeopleList test={test} />
      <form
        onSubmit={submit}
        className={isEmulated ? "mt-2 border-t border-line px-1.5 pt-3" : "mt-3 px-1.5"}
      >
        <Field
          label={isEmulated ? texts().otherNumber : texts().number}
          type="tel"
          autoComplete="off"
          placeholder={twilio.placeholder}
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
            test.forget();
          }}
          error={test.refusal}
        />
        <Button
          type="submit"
          look="primary"
          className="mt-2 w-full"
          disabled={number.trim() === "" || !isReady || !tree || isPending}
        >
          <Phone />
          {isPending ? twilio.calling : twilio.call}
        </Button>
      </form>
      <TestCallDenials test={test} />
    </>
  );
}

/** A tree with errors can be called with; that it may not get far is said before. */
function TreeErrors() {
  const errors = useAtomValue(findingsAtom).filter(({ severity }) => severity === "error").length;
  if (errors === 0) return null;
  return (
    <p className="mt-1.5 flex items-start gap-1.5 px-1.5 text-12">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-warning" />
      {texts().errors(formats().whole(errors))}
    </p>
  );
}
