import { messages } from "../../../messages/index.ts";
import { Section } from "../../../ui/section.tsx";
import { CallsSection } from "./calls-section.tsx";
import { NodeLibrary } from "./node-library.tsx";
import { TestCall } from "./test-call.tsx";
import { Today } from "./today.tsx";
import { TreesSection } from "./trees-section.tsx";

const { sections } = messages.builder;

export function BuilderPanel() {
  return (
    <>
      <CallsSection />
      <TreesSection />
      <Section title={sections.twilio}>
        <TestCall />
        <Today />
      </Section>
      <Section title={sections.library} startsOpen={false}>
        <NodeLibrary />
      </Section>
    </>
  );
}
