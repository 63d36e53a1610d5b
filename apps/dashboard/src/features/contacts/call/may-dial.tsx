import { CircleCheck, LoaderCircle } from "lucide-react";
import { errorText } from "../../../api/api-error.ts";
import type { useMayDial } from "../../../api/contacts.ts";
import { contactsTexts } from "../../../messages/contacts.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { DenialList } from "../../calls/denials.tsx";
import { WouldNotBeCalled } from "../../calls/would-not-be-called.tsx";

const texts = () => contactsTexts().call;

/** Whether somebody may be called now, and otherwise why not, in words. */
export function MayDial({
  query,
  number,
}: {
  query: ReturnType<typeof useMayDial>;
  number: string;
}) {
  const { data } = query;
  if (query.isError) {
    return (
      <ErrorState compact text={errorText(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  if (!data) {
    return (
      <p role="status" className="flex items-center gap-2 text-13 text-muted">
        <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
        {texts().asking}
      </p>
    );
  }
  const { allowed, isBinding, denials, local, tree } = data;
  return (
    <div className="space-y-2">
      {tree?.message && <p className="text-13 text-failure">{tree.message}</p>}
      {allowed && (
        <p className="flex items-center gap-2 text-13">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          <span>
            {texts().allowed} {local.time !== null && texts().local(local.time)}
          </span>
        </p>
      )}
      {!allowed && isBinding && (
        <DenialList denials={denials} number={number} onChanged={() => void query.refetch()} />
      )}
      {!allowed && !isBinding && <WouldNotBeCalled reasons={denials} number={number} />}
    </div>
  );
}
