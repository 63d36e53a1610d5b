import type { Cause, FailureReason, NamedWay } from "@rufbaum/simulation";
import {
  besideAll,
  departuresIn,
  disclosureDueIn,
  PATH_JOINT,
  type Rate,
  reachedIn,
  understoodAll,
} from "@rufbaum/simulation/result";
import type { Tree } from "@rufbaum/tree";
import type { ToldResult } from "@rufbaum/words/simulation";
import { paintedFindings } from "../output/findings.ts";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { renderTable } from "../output/table.ts";
import { nodeTitles } from "../trees/node-titles.ts";
import { andMore, conversationsToRead, toRead } from "./conversations-to-read.ts";
import { tellCoverage } from "./report-coverage.ts";
import { tellUnderstood } from "./report-understood.ts";
import { tellAgreements, tellCauses } from "./tell-causes.ts";

const MOST_PATHS = 10;
const MOST_FAILURES = 10;
const MOST_REASONS_READ = 3;
const MOST_DEPARTURES = 10;
const MOST_INTENTS = 8;
const MOST_ADVICE = 5;

/** Prints a result for people. */
export function reportResult(
  result: ToldResult,
  {
    tree,
    ways,
    tell,
    advice,
  }: {
    tree: Tree;
    ways: readonly NamedWay[];
    tell(cause: Cause): string;
    /** What to do about the tree, in sentences. */
    advice: readonly string[];
  },
  output: Output,
): void {
  const told: Told = { result, ways, output, titleOf: nodeTitles(tree) };
  tellFigures(told);
  const { causes = [], answers = {} } = result;
  if (causes.length > 0) {
    headline(output, "What keeps conversations from a success");
    tellCauses(causes, { tell, output });
  }
  tellPersonas(told);
  if (Object.values(answers).some(({ agrees }) => agrees.runs > 0)) {
    headline(output, "Where those who agree are led");
    tellAgreements(answers, told);
  }
  tellPaths(told);
  tellFailures(told);
  tellDepartures(told, tree);
  tellUnderstood(result, output, told.titleOf);
  tellDiscoveries(told);
  tellAdvice(advice, output);
  tellCoverage(result, { tree, ways, output, titleOf: told.titleOf });
  if (result.findings.length === 0) return;
  headline(output, "Findings in the tree");
  for (const line of paintedFindings(result.findings, tree, output.paint)) output.line(line);
}

function tellAdvice(advice: readonly string[], output: Output): void {
  if (advice.length === 0) return;
  headline(output, "What to do, what may win most first");
  for (const [index, sentence] of advice.slice(0, MOST_ADVICE).entries()) {
    output.line(`  ${index + 1}. ${oneLine(sentence)}`);
  }
  const more = andMore(advice.length, MOST_ADVICE);
  if (more !== null) output.line(`     ${more}, which --json tells`);
}

interface Told {
  result: ToldResult;
  ways: readonly NamedWay[];
  output: Output;
  titleOf(nodeId: string): string;
}

function tellFigures({ result, output }: Told): void {
  const { totalRuns, mailboxes, personas, noise, seed, rates } = result;
  const { averagePathLength, duration, promises } = result;
  output.line(
    `${output.paint("bold", oneLine(result.treeName))}: ${plural(totalRuns, "conversation")}, ` +
      `${plural(personas.length, "persona")}, noise ${noise}, seed ${seed}`,
  );
  output.line();
  const { wrongSuccesses: wrong } = result;
  const rows: [string, Rate][] = [
    ["Success", rates.success],
    ...(wrong && wrong.rate.count > 0 ? [wrongOf(wrong.rate)] : []),
    ["Bounce (3 steps or fewer)", rates.bounce],
    ["Engagement (5 to 10 steps)", rates.engagement],
    ["Reached an end", rates.completion],
    ["Failed", rates.failure],
    ["Opt-outs", rates.optOut],
  ];
  const understood = understoodAll(result.understood ?? {});
  if (understood !== null) rows.push(["Understood as meant", understood]);
  const beside = besideAll(result.understood ?? {});
  if (beside !== null) rows.push(["Asides taken for no answer", beside]);
  for (const [name, rate] of rows) {
    output.line(`  ${name.padEnd(27)}${percent(rate).padStart(7)}  ${interval(rate)}`);
  }
  output.line(
    `  ${"Steps".padEnd(27)}${formats.decimal(averagePathLength).padStart(6)}   on average`,
  );
  output.line(
    `  ${"Duration".padEnd(27)}${inMinutes(duration.average).padStart(6)}   on average, ` +
      `half within ${inMinutes(duration.median)}, nine of ten within ${inMinutes(duration.p90)}`,
  );
  if (mailboxes && mailboxes.answered > 0) {
    output.line(
      `  Mailboxes: ${formats.whole(mailboxes.answered)}, known for one: ` +
        `${formats.whole(mailboxes.recognised)}; all else is of the ` +
        `${formats.whole(reachedIn(result))} who were reached`,
    );
    tellTaken(mailboxes, output);
  }
  const { leftFirst = 0 } = promises;
  const left = leftFirst > 0 ? ` (${formats.whole(leftFirst)} hung up before it was said)` : "";
  const { asked, honoured } = promises.optOut;
  output.line(
    `  Opt-outs honoured: ${formats.whole(honoured)} of ${formats.whole(asked)}; ` +
      `an AI disclosed first: ${formats.whole(promises.disclosedFirst)} of ${formats.whole(disclosureDueIn(result))}${left}`,
  );
  const { optOut = [], disclosure = [] } = promises.broken ?? {};
  if (optOut.length > 0) {
    output.line(`    an opt-out was not honoured: ${conversationsToRead(optOut)}`);
  }
  if (disclosure.length > 0) {
    output.line(`    no AI disclosed first: ${conversationsToRead(disclosure)}`);
  }
}

/** What became of mailboxes that were not known for one, where it shuts out those whom they belong to. */
function tellTaken(
  { answered, recognised, outcomes = {} }: NonNullable<ToldResult["mailboxes"]>,
  output: Output,
): void {
  const ended = [
    { count: outcomes["opt-out"] ?? 0, how: "blocked as opt-out" },
    { count: outcomes["wrong-person"] ?? 0, how: "closed as wrong person" },
  ].filter(({ count }) => count > 0);
  if (ended.length === 0) return;
  const told = ended.map(
    ({ count, how }) => `${formats.whole(count)} ${count === 1 ? "was" : "were"} ${how}`,
  );
  output.line(`    of ${formats.whole(answered - recognised)} not known, ${told.join(", ")}`);
}

/** Successes that are none, below those that they are counted among. */
function wrongOf(rate: Rate): [string, Rate] {
  return ["  of these, wrong values", rate];
}

function tellPersonas({ result: { personas }, output }: Told): void {
  headline(output, "Personas");
  const lines = renderTable(
    personas,
    [
      { title: "PERSONA", value: ({ name, id }) => `${name} (${id})`, isFlexible: true },
      { title: "RUNS", value: ({ runs }) => formats.whole(runs), align: "right" },
      { title: "REACHED", value: ({ success }) => formats.whole(success.of), align: "right" },
      {
        title: "WORDLESS",
        value: ({ wordless }) => (wordless === undefined ? "–" : formats.whole(wordless)),
        align: "right",
      },
      { title: "SUCCESS", value: ({ success }) => percent(success), align: "right" },
      { title: "95%", value: ({ success }) => interval(success) },
      { title: "BOUNCE", value: ({ bounce }) => percent(bounce), align: "right" },
      { title: "FAILED", value: ({ failure }) => percent(failure), align: "right" },
      {
        title: "STEPS",
        value: ({ averagePathLength }) => formats.decimal(averagePathLength),
        align: "right",
      },
    ],
    { width: output.width === null ? null : output.width - 2, paint: output.paint },
  );
  for (const line of lines) output.line(`  ${line}`);
}

function tellPaths({ result, output, titleOf }: Told): void {
  // An object has keys that are numbers first, whatever their order was.
  const paths = Object.entries(result.pathAnalysis)
    .sort(([, one], [, other]) => other.count - one.count)
    .slice(0, MOST_PATHS);
  headline(output, `Most walked paths (of ${formats.whole(result.distinctPaths)})`);
  for (const [path, { count, successRate }] of paths) {
    const titles = path.split(PATH_JOINT).map(titleOf).join(PATH_JOINT);
    output.line(
      `  ${formats.whole(count).padStart(7)}  ${formats.percent(successRate).padStart(6)} success  ${titles}`,
    );
  }
}

function tellFailures({ result: { failurePoints }, output, titleOf }: Told): void {
  const points = Object.entries(failurePoints).sort(
    ([, one], [, other]) => other.count - one.count,
  );
  headline(output, "Where it fails");
  if (points.length === 0) output.line("  nowhere");
  for (const [nodeId, { count, reasons, examples = {} }] of points.slice(0, MOST_FAILURES)) {
    const why = (Object.entries(reasons) as [FailureReason, number][]).sort(
      ([, one], [, other]) => other - one,
    );
    const told = why.map(([reason, times]) => `${formats.whole(times)} ${reason}`);
    output.line(
      `  ${output.paint("red", formats.whole(count).padStart(7))}  ${titleOf(nodeId)}: ${told.join(", ")}`,
    );
    const reads = why
      .slice(0, MOST_REASONS_READ)
      .flatMap(([reason]) => (examples[reason] ? [`${reason}: ${toRead(examples[reason])}`] : []));
    if (reads.length > 0) output.line(`           ${reads.join("; ")}`);
  }
  tellMore(output, points.length, MOST_FAILURES);
}

function tellDepartures({ result, output, titleOf }: Told, tree: Tree): void {
  const departures = departuresIn(result, tree);
  if (departures.length === 0) return;
  headline(output, "Ended by the tree without a success");
  for (const { from, to, outcome, runs } of departures.slice(0, MOST_DEPARTURES)) {
    const way = to === null ? titleOf(from) : `${titleOf(from)} → ${titleOf(to)}`;
    output.line(`  ${formats.whole(runs).padStart(7)}  ${way} (${outcome})`);
  }
  tellMore(output, departures.length, MOST_DEPARTURES);
}

function tellDiscoveries({ result, output, titleOf }: Told): void {
  // What can be mended comes first.
  const intents = Object.entries(result.discoveredIntents).sort(
    ([, one], [, other]) =>
      Number(other.suggestions.length > 0) - Number(one.suggestions.length > 0) ||
      other.count - one.count,
  );
  if (intents.length === 0) return;
  headline(output, "Said and not understood");
  for (const [intent, { count, triggeredAt, suggestedActions }] of intents.slice(0, MOST_INTENTS)) {
    const places = Object.entries(triggeredAt)
      .slice(0, 3)
      .map(([nodeId, times]) => `${titleOf(nodeId)} (${formats.whole(times)})`);
    output.line(
      `  ${formats.whole(count).padStart(7)}  ${oneLine(intent)}, at ${places.join(", ")}`,
    );
    for (const action of suggestedActions.slice(0, 2)) output.line(`           ${oneLine(action)}`);
  }
  tellMore(output, intents.length, MOST_INTENTS);
}

function tellMore(output: Output, all: number, shown: number): void {
  const more = andMore(all, shown);
  if (more !== null) output.line(`           ${more}`);
}

function headline(output: Output, text: string): void {
  output.line();
  output.line(output.paint("bold", text));
}

function percent({ percent: value }: Rate): string {
  return formats.percent(value);
}

function inMinutes(seconds: number): string {
  return formats.duration(Math.round(seconds));
}

function interval({ low, high }: Rate): string {
  return `(${formats.decimal(low)} to ${formats.decimal(high)})`;
}

function plural(count: number, noun: string): string {
  return `${formats.whole(count)} ${noun}${count === 1 ? "" : "s"}`;
}
