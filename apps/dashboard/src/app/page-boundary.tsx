import { Component, type ReactNode } from "react";
import { messages } from "../messages/index.ts";
import { Button } from "../ui/button.tsx";

/** Catches a page that can't be shown, so that the frame around it stays usable. */
export class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert" className="flex flex-col items-center px-6 py-24 text-center">
        <h1 className="font-semibold text-16">{messages().common.pageFailed}</h1>
        <p className="mt-1 text-13 text-muted">{messages().common.pageFailedHint}</p>
        <Button className="mt-4" onClick={() => location.reload()}>
          {messages().common.reload}
        </Button>
      </div>
    );
  }
}
