import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { messages } from "../../../messages/index.ts";
import { Drawer } from "../../../ui/drawer.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ConversationView } from "./conversation-view.tsx";
import type { Samples } from "./samples.ts";

const texts = resultTexts;

/** Conversations beside the page, one after the other. */
export function ConversationDrawer({
  run,
  samples,
  onClose,
}: {
  run: StoredRun;
  samples: Samples | null;
  onClose(): void;
}) {
  // What is read stays while the drawer closes.
  const [last, setLast] = useState(samples);
  if (samples && samples !== last) setLast(samples);
  return (
    <Drawer
      isOpen={samples !== null}
      onClose={onClose}
      side="right"
      title={texts().reader}
      closeLabel={messages().common.close}
    >
      {last && <SampleReader key={last.about} run={run} samples={last} />}
    </Drawer>
  );
}

function SampleReader({ run, samples }: { run: StoredRun; samples: Samples }) {
  const { about, conversations } = samples;
  const [at, setAt] = useState(0);
  const conversation = conversations[at];
  return (
    <>
      <div className="flex min-h-14 items-center gap-2 border-b border-line py-2 pr-14 pl-5">
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-14 [overflow-wrap:anywhere]">{about}</p>
          {conversations.length > 1 && (
            <p className="text-12 text-muted figures">
              {texts().sampleOf(at + 1, conversations.length)}
            </p>
          )}
        </div>
        {conversations.length > 1 && (
          <>
            <IconButton
              label={texts().previousSample}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label={texts().nextSample}
              disabled={at === conversations.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
      </div>
      {conversation ? (
        <ConversationView key={conversation.index} run={run} conversation={conversation} />
      ) : (
        <p className="p-5 text-13 text-muted">{texts().noSample}</p>
      )}
    </>
  );
}
