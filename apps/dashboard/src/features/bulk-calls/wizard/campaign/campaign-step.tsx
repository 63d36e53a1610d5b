import { useAtomValue, useSetAtom } from "jotai";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Field } from "../../../../ui/field.tsx";
import { launch } from "../launch.ts";
import { Step } from "../step.tsx";
import { changeFormAtom, contactCountAtom, formAtom } from "../wizard-atoms.ts";
import { AgentField } from "./agent-field.tsx";
import { GreetingField } from "./greeting-field.tsx";
import { PlanSettings } from "./plan-settings.tsx";
import { TreeChoice } from "./tree-choice.tsx";

const texts = () => bulkCallsTexts().campaign;
const LONGEST_NAME = 200;

/** What the campaign is called, who speaks, and what is said. */
export function CampaignStep() {
  const { name, agent, useDecisionTree, treeId } = useAtomValue(formAtom);
  const count = useAtomValue(contactCountAtom);
  const change = useSetAtom(changeFormAtom);
  const isDone = name.trim() !== "" && (!useDecisionTree || treeId !== null);
  return (
    <Step number={2} title={bulkCallsTexts().steps.campaign} isDone={isDone}>
      <div className="space-y-4">
        <Field
          label={texts().name}
          placeholder={texts().namePlaceholder}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
          onKeyDown={({ key }) => {
            // A form whose button is disabled is not submitted: what is missing would go untold.
            if (key === "Enter" && (count === 0 || name.trim() === "")) void launch();
          }}
        />
        <AgentField agent={agent} onChange={(agent) => change({ agent })} />
        <TreeChoice />
        <GreetingField />
        <PlanSettings />
      </div>
    </Step>
  );
}
