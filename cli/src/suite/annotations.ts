import type { FileProblem } from "./load-suites.ts";
import { checkedIn, type FileReport, inWords } from "./located.ts";

/** A line for each failure that GitHub shows at its place in the file. */
export function annotationsOf(reports: readonly FileReport[]): string[] {
  return reports.flatMap((file) =>
    checkedIn(file).flatMap(({ name, deviations }) => {
      const [first] = deviations;
      if (!first) return [];
      const place = file.loaded.places.at(first.at);
      const message = deviations.slice(0, MOST_TOLD).map(inWords).join("\n");
      return [annotation({ file: file.loaded.file, ...place, title: name, message })];
    }),
  );
}

/** The same for mistakes in suites. */
export function problemAnnotations(problems: readonly FileProblem[]): string[] {
  return problems.map((problem) => annotation({ ...problem, title: "Faulty suite" }));
}

const MOST_TOLD = 5;

function annotation(told: {
  file: string;
  line: number;
  column: number;
  title: string;
  message: string;
}): string {
  const { file, line, column, title, message } = told;
  const place = `file=${property(file)},line=${line},col=${column},title=${property(title)}`;
  return `::error ${place}::${escaped(message)}`;
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** A line break would end the annotation, and what follows could be a command of its own. */
function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
