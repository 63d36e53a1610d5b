import { causeRate, type Rate, rateOf, type SimulationResult } from "@rufbaum/simulation/result";

export type Cell = string | number | null;

/** Titles of nodes, by their ids. */
type Titled = (...ids: string[]) => string;

/** What became of callers by their answers, faults of the tree, and how what they meant was read. */
export function replyRows(result: SimulationResult, titled: Titled): Cell[][] {
  return [...answerRows(result, titled), ...causeRows(result), ...understoodRows(result, titled)];
}

/** Of each question: who answers so, which way that leads, and how many of them are a success. */
function answerRows({ answers = {} }: SimulationResult, titled: Titled): Cell[][] {
  return Object.entries(answers).flatMap(([nodeId, byAttitude]) => {
    const all = Object.values(byAttitude).reduce((sum, { runs }) => sum + runs, 0);
    return Object.entries(byAttitude).flatMap(([attitude, { runs, successes, ways }]) => {
      if (runs === 0) return [];
      const success = figures(rateOf(successes, runs));
      return [
        ["answer", nodeId, attitude, ...figures(rateOf(runs, all)), titled(nodeId)],
        ["answer", nodeId, `${attitude}: success`, ...success, titled(nodeId)],
        ...ways.flatMap(({ condition, to, runs: went, outcomes }) => {
          const ids = to === null ? [nodeId] : [nodeId, to];
          const by = `${attitude}: ${condition ?? (to === null ? "the call ended" : "else")}`;
          const way = (kind: string, detail: string, count: number, of: number) => [
            ...[kind, ids.join(" → "), detail, ...figures(rateOf(count, of)), titled(...ids)],
          ];
          return [
            way("answer-way", by, went, runs),
            ...Object.entries(outcomes).map(([outcome, count]) =>
              way("answer-outcome", `${by}: ${outcome}`, count, went),
            ),
          ];
        }),
      ];
    });
  });
}

function causeRows({ causes = [] }: SimulationResult): Cell[][] {
  return causes.map((cause) => {
    const { code, nodeId, title } = cause;
    const detail = "variable" in cause ? `${code}: ${cause.variable}` : code;
    return ["cause", nodeId, detail, ...figures(causeRate(cause)), title];
  });
}

function understoodRows({ understood = {} }: SimulationResult, titled: Titled): Cell[][] {
  return Object.entries(understood).flatMap(([nodeId, { rate, conditions, beside }]) => [
    ["understood", nodeId, null, ...figures(rate), titled(nodeId)],
    ...Object.entries(conditions).flatMap(([condition, told]) => {
      const { rate: of, between, misread } = told;
      const part = (kind: string, detail: string, count: number) => [
        ...[kind, nodeId, detail, ...figures(rateOf(count, of.of)), titled(nodeId)],
      ];
      return [
        ["understood", nodeId, condition, ...figures(of), titled(nodeId)],
        ...(between > 0 ? [part("asked-between", condition, between)] : []),
        ...misread.map(({ said, read, count }) =>
          part("misread", `${condition}: "${said}" as ${read ?? "nothing"}`, count),
        ),
      ];
    }),
    ...(beside ? [["aside", nodeId, null, ...figures(beside.rate), titled(nodeId)]] : []),
    ...(beside?.misread ?? []).map(({ said, read, count }) => [
      ...["aside-misread", nodeId, `"${said}" as ${read ?? "nothing"}`],
      ...figures(rateOf(count, beside?.rate.of ?? 0)),
      titled(nodeId),
    ]),
  ]);
}

export function figures({ count, of, percent, low, high }: Rate): number[] {
  return [count, of, percent, low, high];
}
