import { AGENTS, agentVoice } from "@rufbaum/telephony/voices";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { SelectField } from "../../../../ui/select-field.tsx";

const texts = () => bulkCallsTexts().campaign;

/** Who speaks; and with what voice, as the carrier has none by that name. */
export function AgentField({ agent, onChange }: { agent: string; onChange(agent: string): void }) {
  const voice = agentVoice(agent);
  const known: readonly string[] = AGENTS;
  return (
    <SelectField
      label={texts().agent}
      value={agent}
      options={[...known, ...(voice ? [] : [agent])].map((value) => ({
        value,
        label: texts().agentName(value),
      }))}
      hint={
        voice
          ? [texts().agentNote(voice), texts().voice(voice.voice)].filter(Boolean).join(" ")
          : texts().unknownAgent(agent)
      }
      onChange={onChange}
    />
  );
}
