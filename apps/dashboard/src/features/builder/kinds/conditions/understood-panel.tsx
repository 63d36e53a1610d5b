import type { Condition } from "@rufbaum/tree";
import { clipped } from "@rufbaum/words/format";
import { CircleHelp } from "lucide-react";
import { conditionName } from "../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import { idOf } from "./asked-in.ts";
import { countedAs, type Polarity, withCounted } from "./polarity.ts";
import { type Understanding, useUnderstanding } from "./understanding.ts";

const texts = () => nodeEditorTexts().understood;

/** How the conditions are understood as a whole: what yes and no mean, and how callers would be read. */
export function UnderstoodPanel({
  conditions,
  onChange,
}: {
  conditions: readonly Condition[];
  onChange(conditions: Condition[]): void;
}) {
  const understanding = useUnderstanding();
  if (!understanding || conditions.length === 0) return null;
  const { explained, isFailed } = understanding;
  const lacksYes = explained?.asksYesOrNo && explained.yes === null;
  return (
    <section
      aria-label={texts().title}
      className="mt-3 rounded-lg bg-base px-3 py-2.5 text-13"
      aria-busy={!explained && !isFailed}
    >
      <h3 className="font-medium text-12 text-muted">{texts().title}</h3>
      <div className="mt-1.5 space-y-2">
        <Means polarity="yes" {...{ conditions, explained, onChange }} />
        <Means polarity="no" {...{ conditions, explained, onChange }} />
      </div>
      <p
        role="status"
        className={classNames(
          "mt-1.5 min-h-4 text-12",
          lacksYes && !isFailed ? "text-warning" : "text-muted",
        )}
      >
        {isFailed
          ? texts().failed
          : !explained
            ? texts().loading
            : lacksYes
              ? texts().noYes
              : !explained.asksYesOrNo && texts().notAYesNoQuestion}
      </p>
      <Replies explained={explained} />
    </section>
  );
}

const FOUND_OUT = "";

/** Which condition a mere yes or no means, to be put right. */
function Means({
  polarity,
  conditions,
  explained,
  onChange,
}: {
  polarity: Polarity;
  conditions: readonly Condition[];
  explained: Understanding["explained"];
  onChange(conditions: Condition[]): void;
}) {
  const role = explained?.[polarity] ?? null;
  const read = conditions.find((one, place) => role && idOf(one, place) === role.condition);
  const counted = countedAs(conditions, polarity);
  // Where its author counts it, or nobody answers, it is not known what would be found out.
  const foundOut =
    counted < 0 && explained
      ? texts().foundOut(read ? conditionName(read.condition) : texts().nothing)
      : texts().findOut;
  const named = (condition: string, place: number) =>
    conditionName(condition.trim()) || nodeEditorTexts().condition(place + 1);
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="w-16 shrink-0 text-12 text-muted">
        {texts().means[polarity]}
      </span>
      <SelectField
        hidesLabel
        className="min-w-0 flex-1"
        label={texts().means[polarity]}
        value={counted < 0 ? FOUND_OUT : String(counted)}
        options={[
          { value: FOUND_OUT, label: foundOut },
          ...conditions.map(({ condition }, place) => ({
            value: String(place),
            label: named(condition, place),
          })),
        ]}
        onChange={(value) =>
          onChange(withCounted(conditions, polarity, value === FOUND_OUT ? -1 : Number(value)))
        }
      />
    </div>
  );
}

/** What callers say to the like, and what each of it would be read as. */
function Replies({ explained }: Pick<Understanding, "explained">) {
  const replies = explained?.replies ?? [];
  return (
    <details className="mt-1">
      <summary className="w-fit rounded text-12 text-muted hover:text-ink">
        {texts().replies}
      </summary>
      {explained && (
        <p className="mt-1.5 text-12 text-muted">
          {replies.length > 0 ? texts().repliesHint : texts().noReplies}
        </p>
      )}
      <ul className="mt-1.5 divide-y divide-line">
        {replies.map(({ text, condition, alternatives }) => (
          <li key={text} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5">
            <span className="min-w-48 flex-1 [overflow-wrap:anywhere]">„{text}“</span>
            <ReadAs condition={condition} alternatives={alternatives} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Characters of a name, which can be as long as a story, that are enough to know it by. */
const KNOWN_BY = 40;

function ReadAs({ condition, alternatives }: Omit<TypicalReply, "text">) {
  return (
    <span
      title={readAs(condition && conditionName(condition), alternatives.map(conditionName))}
      className={classNames(
        "max-w-56 text-12 [overflow-wrap:anywhere] sm:text-right",
        condition === null ? "text-muted" : "font-medium",
      )}
    >
      {condition === null && (
        <CircleHelp aria-hidden="true" className="mr-1.5 inline size-3.5 align-[-0.2em]" />
      )}
      {readAs(
        condition && clipped(conditionName(condition), KNOWN_BY),
        alternatives.map((name) => clipped(conditionName(name), KNOWN_BY)),
      )}
    </span>
  );
}

type TypicalReply = NonNullable<Understanding["explained"]>["replies"][number];

function readAs(condition: string | null, [one, other]: readonly string[]): string {
  if (condition !== null) return condition;
  return one !== undefined && other !== undefined ? texts().unsure(one, other) : texts().nothing;
}
