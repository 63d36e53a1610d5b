import { Phone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";

const TestCallSheet = lazy(async () => ({
  default: (await import("./test-call-sheet.tsx")).TestCallSheet,
}));

/** What the builder leads to: a call with the tree, to whom is asked below. */
export function TestCallButton() {
  const [wasOpened, setOpened] = useState(false);
  const button = (
    <Button look="primary" size="small">
      <Phone />
      {/* Read out where there is room for the icon alone. */}
      <span className="@max-lg:sr-only">{messages().builder.twilio.testCall}</span>
    </Button>
  );
  if (wasOpened) {
    return (
      <Suspense fallback={button}>
        <TestCallSheet trigger={button} />
      </Suspense>
    );
  }
  return (
    <span className="contents" onClickCapture={() => setOpened(true)}>
      {button}
    </span>
  );
}
