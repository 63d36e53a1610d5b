import { percent, verb, whole } from "../german.ts";
import { type Advice, FIRST, type Figures, failuresBy, share } from "./advice.ts";

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
  const [finding] = errors;
  const why = finding?.message ? ` ${finding.message}` : "";
  return [
    {
      text: `${share(first.count, figures.runs)} ${verb(first.count, "konnte", "konnten")} nicht beginnen.${why}`,
      points: FIRST + 3,
    },
  ];
}

function adviseDisclosure({ result, runs, tree, titleOf }: Figures): Advice[] {
  const missing = runs - result.promises.disclosedFirst;
  if (runs === 0 || missing <= 0) return [];
  const start = tree?.nodes.find(({ type }) => type === "start");
  const where = start ? `den ersten Satz von ${titleOf(start.id)}` : "den ersten Satz";
  return [
    {
      text: `${share(missing, runs)} ${verb(missing, "beginnt", "beginnen")} ohne den Hinweis, dass eine KI spricht. Stellen Sie ihn in ${where}; er ist Pflicht.`,
      points: FIRST + 1,
    },
  ];
}

function adviseHonouring({ result }: Figures): Advice[] {
  const { asked, honoured } = result.promises.optOut;
  if (honoured >= asked) return [];
  return [
    {
      text: `${share(asked - honoured, asked, "Wünschen, nicht mehr angerufen zu werden,")} ${verb(asked - honoured, "blieb", "blieben")} unerfüllt, weil etwas anderes verstanden wurde. Prüfen Sie die Bedingungen, die solche Antworten abfangen, und geben Sie dem Baum einen Einwand mit dieser Absicht.`,
      points: FIRST + 2,
    },
  ];
}

function adviseOptOuts(figures: Figures): Advice[] {
  const { count, of, percent: rate } = figures.result.rates.optOut;
  if (rate < MANY_OPT_OUTS || figures.isRare(count)) return [];
  const [most] = failuresBy(figures, "opt-out");
  const where = most
    ? `, am häufigsten bei ${figures.titleOf(most.nodeId)} (${whole(most.count)}-mal)`
    : "";
  return [
    {
      text: `${percent(rate)} wollen nie wieder angerufen werden (${whole(count)} von ${whole(of)})${where}. Sagen Sie früher, warum Sie anrufen, und fragen Sie nach einem Nein nicht noch einmal.`,
      points: rate,
    },
  ];
}
