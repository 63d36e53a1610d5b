import { disclosureDueIn } from "../engine/result.ts";
import { type Advice, FIRST, type Figures, failuresBy } from "./advice.ts";

/** From here on so many callers never want to be called again that something is wrong. Percent. */
const MANY_OPT_OUTS = 5;

/** What the law asks for, and what costs numbers that can never be called again. */
export function adviseOnPromises(figures: Figures): Advice[] {
  return [
    ...adviseStart(figures),
    ...adviseDisclosure(figures),
    ...adviseHonouring(figures),
    ...adviseOptOuts(figures),
  ];
}

function adviseStart(figures: Figures): Advice[] {
  const [first] = failuresBy(figures, "not-startable");
  if (!first) return [];
  const errors = figures.result.findings.filter(({ severity }) => severity === "error");
  const [finding = null] = errors;
  const { count } = first;
  return [
    { fact: { code: "not-startable", count, runs: figures.runs, finding }, points: FIRST + 3 },
  ];
}

function adviseDisclosure({ result, runs, tree, titleOf }: Figures): Advice[] {
  const due = disclosureDueIn(result);
  const missing = due - result.promises.disclosedFirst;
  if (runs === 0 || missing <= 0) return [];
  const start = tree?.nodes.find(({ type }) => type === "start");
  const examples = result.promises.broken?.disclosure ?? [];
  const told = { count: missing, runs: due, start: start ? titleOf(start.id) : null, examples };
  return [{ fact: { code: "no-disclosure", ...told }, points: FIRST + 1 }];
}

function adviseHonouring({ result }: Figures): Advice[] {
  const { asked, honoured } = result.promises.optOut;
  if (honoured >= asked) return [];
  const count = asked - honoured;
  const examples = result.promises.broken?.optOut ?? [];
  return [{ fact: { code: "opt-outs-not-honoured", count, asked, examples }, points: FIRST + 2 }];
}

function adviseOptOuts(figures: Figures): Advice[] {
  const { count, of, percent: rate } = figures.result.rates.optOut;
  if (rate < MANY_OPT_OUTS || figures.isRare(count)) return [];
  const [first] = failuresBy(figures, "opt-out");
  const most = first ? { title: figures.titleOf(first.nodeId), count: first.count } : null;
  return [{ fact: { code: "many-opt-outs", percent: rate, count, runs: of, most }, points: rate }];
}
