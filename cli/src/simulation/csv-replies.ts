import {
  type Rate,
  type ReplyFigure,
  replyFigures,
  type SimulationResult,
} from "@rufbaum/simulation/result";

export type Cell = string | number | null;

/** Titles of nodes, by their ids. */
type Titled = (...ids: string[]) => string;

/** What became of callers by their answers, faults of the tree, and how what they meant was read. */
export function replyRows(result: SimulationResult, titled: Titled): Cell[][] {
  return replyFigures(result).map((figure) => {
    const { section, ids, title, detail } = rowOf(figure, titled);
    return [section, ids, detail, ...figures(figure.rate), title];
  });
}

interface Row {
  section: string;
  ids: string;
  title: string;
  detail: string | null;
}

function rowOf(figure: ReplyFigure, titled: Titled): Row {
  if (figure.kind === "cause") {
    const { code, nodeId, title } = figure.cause;
    const detail = "variable" in figure.cause ? `${code}: ${figure.cause.variable}` : code;
    return { section: "cause", ids: nodeId, title, detail };
  }
  const { nodeId } = figure;
  const at = (section: string, detail: string | null, ...ids: string[]): Row => ({
    ...{ section, ids: [nodeId, ...ids].join(" → "), title: titled(nodeId, ...ids), detail },
  });
  switch (figure.kind) {
    case "answer":
      return at("answer", figure.attitude);
    case "answer-success":
      return at("answer", `${figure.attitude}: success`);
    case "answer-way":
      return at(figure.kind, ledBy(figure), ...targetOf(figure));
    case "answer-outcome":
      return at(figure.kind, `${ledBy(figure)}: ${figure.outcome}`, ...targetOf(figure));
    case "understood":
    case "asked-between":
      return at(figure.kind, figure.condition);
    case "misread":
      return at(figure.kind, `${figure.condition}: ${misreadAs(figure)}`);
    case "aside":
      return at(figure.kind, null);
    case "aside-misread":
      return at(figure.kind, misreadAs(figure));
  }
}

type Led = Extract<ReplyFigure, { to: string | null }>;

function ledBy({ attitude, condition, to }: Led): string {
  return `${attitude}: ${condition ?? (to === null ? "the call ended" : "else")}`;
}

function targetOf({ to }: Led): string[] {
  return to === null ? [] : [to];
}

function misreadAs({ said, read }: Extract<ReplyFigure, { said: string }>): string {
  return `"${said}" as ${read ?? "nothing"}`;
}

export function figures({ count, of, percent, low, high }: Rate): number[] {
  return [count, of, percent, low, high];
}
