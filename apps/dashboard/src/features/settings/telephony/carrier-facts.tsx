import { formatPhoneNumber } from "@rufbaum/dialing/format";
import { Radio, TriangleAlert } from "lucide-react";
import { useVoiceLine, type VoiceLine } from "../../../api/voice-line.ts";
import { messages } from "../../../messages/index.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const texts = () => settingsTexts().telephony;

/** Who places the calls, with what, and where that is set. */
export function CarrierFacts() {
  const { line } = useVoiceLine();
  return (
    <div className="space-y-3 p-4">
      <div>
        <p className="flex items-center gap-2 font-medium text-13">
          {texts().carrier}
          {line ? (
            <Badge
              tone={line.status === "error" ? "failure" : "neutral"}
              icon={line.status === "error" ? <TriangleAlert /> : <Radio />}
            >
              {messages().voiceLine.carriers[line.carrier]}
            </Badge>
          ) : (
            <Skeleton className="h-5 w-20" />
          )}
        </p>
        <p className="mt-0.5 min-h-8 text-12 text-muted">
          {line && (line.reason ?? texts().carrierHints[line.carrier])}
        </p>
        {line && <Steps carrier={line.carrier} />}
      </div>
      {line?.account && <Account account={line.account} from={line.from} />}
    </div>
  );
}

/** For whoever runs the program: the names are those of its environment. */
function Steps({ carrier }: Pick<VoiceLine, "carrier">) {
  return (
    <details className="mt-1.5 text-12 text-muted">
      <summary className="hit-area w-fit rounded hover:text-ink">
        {texts().carrierDetails[carrier]}
      </summary>
      <p className="mt-1">{texts().carrierSteps[carrier]}</p>
      <ul className="mt-1 space-y-0.5">
        {ENVIRONMENT.map(({ name, holds }) => (
          <li key={name} className="flex flex-wrap gap-x-2">
            <code className="font-mono">{name}</code>
            <span>{texts()[holds]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const ENVIRONMENT = [
  { name: "TWILIO_ACCOUNT_SID", holds: "accountId" },
  { name: "TWILIO_AUTH_TOKEN", holds: "authToken" },
  { name: "TWILIO_FROM", holds: "from" },
] as const;

function Account({
  account,
  from,
}: {
  account: NonNullable<VoiceLine["account"]>;
  from: string | null;
}) {
  const facts = [
    [texts().accountId, account.id],
    [texts().authToken, "••••••••"],
    [texts().from, from === null ? texts().fromNone : formatPhoneNumber(from)],
    [texts().voiceKey, account.hasVoiceKey ? texts().isSet : texts().isNotSet],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2 text-13">
          <dt className="text-muted">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
