import { messages } from "../../../messages/index.ts";
import { FindingsSection } from "../findings/findings-section.tsx";
import { PanelTestCall } from "../test-call/panel-test-call.tsx";
import { CallsSection } from "./calls-section.tsx";
import { NodeLibrary } from "./node-library.tsx";
import { PanelSection } from "./panel-section.tsx";
import { Today } from "./today.tsx";
import { TreesSection } from "./trees-section.tsx";

/** What stands beside the canvas. `onCanvas` is told when something happens there that wants to be seen. */
export function BuilderPanel({ onCanvas = () => {} }: { onCanvas?(): void }) {
  return (
    <>
      <CallsSection />
      <TreesSection />
      <PanelSection name="library" title={messages().builder.sections.library}>
        <NodeLibrary onAdded={onCanvas} />
      </PanelSection>
      <FindingsSection onShown={onCanvas} />
      <PanelSection name="twilio" title={messages().builder.sections.twilio}>
        <PanelTestCall onStarted={onCanvas} />
        <Today />
      </PanelSection>
    </>
  );
}
