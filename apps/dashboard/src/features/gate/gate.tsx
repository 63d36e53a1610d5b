import { Eye, EyeOff, Lock, ShieldCheck } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Mark } from "../../app/mark.tsx";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { GateNotice } from "./gate-notice.ts";
import { useGate } from "./use-gate.ts";

const texts = () => messages().gate;

/** The password gate. The server decides; this page says what it decided. */
export function Gate() {
  const { notice, secondsLeft, isBusy, attempt } = useGate();
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === "" || isBusy) return;
    const isSignedIn = await attempt(password);
    if (isSignedIn) return;
    setPassword("");
    input.current?.focus();
  }

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <div className="mb-6 flex items-center gap-2.5">
        <Mark className="size-8" />
        <div>
          <p className="font-semibold text-16 leading-5">{messages().common.productName}</p>
          <p className="text-12 text-muted">{messages().common.edition}</p>
        </div>
      </div>
      <div className="w-full max-w-sm rounded-xl border border-line bg-surface p-6">
        <h1 className="flex items-center gap-2 font-semibold text-20">
          <Lock aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
          {texts().title}
        </h1>
        <p className="mt-1 text-13 text-muted">{texts().hint}</p>
        <form className="mt-5 space-y-4" onSubmit={submit}>
          <Field
            ref={input}
            label={texts().password}
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            end={
              <IconButton
                label={isShown ? texts().hidePassword : texts().showPassword}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <EyeOff /> : <Eye />}
              </IconButton>
            }
          />
          {notice && <Notice notice={notice} secondsLeft={secondsLeft} />}
          <Button
            type="submit"
            look="primary"
            className="w-full"
            disabled={password === "" || isBusy}
          >
            {texts().submit}
          </Button>
        </form>
        <p className="mt-5 flex items-start gap-2 border-t border-line pt-4 text-12 text-muted">
          <ShieldCheck aria-hidden="true" className="mt-px size-4 shrink-0" strokeWidth={1.75} />
          <span>
            {texts().protection}
            <br />
            {texts().protectionDetail}
          </span>
        </p>
      </div>
    </main>
  );
}

function Notice({ notice, secondsLeft }: { notice: GateNotice; secondsLeft: number }) {
  if (notice.kind === "expired" || notice.kind === "waiting") {
    return (
      <p role="status" className="rounded-lg bg-hover px-3 py-2 text-13">
        {texts()[notice.kind]}
      </p>
    );
  }
  return (
    <div className="rounded-lg bg-failure-soft px-3 py-2 text-13 text-failure">
      <div role="alert">
        {notice.kind === "wrong-password" && (
          <>
            <p className="font-semibold">{texts().wrong}</p>
            <p>{texts().attemptsLeft(notice.left)}</p>
          </>
        )}
        {notice.kind === "locked-out" && <p>{texts().locked}</p>}
        {notice.kind === "still-locked" && <p>{texts().stillLocked(notice.seconds)}</p>}
        {notice.kind === "failed" && (
          <>
            <p className="font-semibold">{texts().failed}</p>
            <p>{notice.text}</p>
          </>
        )}
      </div>
      {secondsLeft > 0 && (
        <p className="mt-1 font-medium figures">
          {texts().unlocksIn(formats().duration(secondsLeft))}
        </p>
      )}
    </div>
  );
}
