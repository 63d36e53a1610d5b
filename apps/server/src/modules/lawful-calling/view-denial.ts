import type { Denial } from "@rufbaum/dialing/lawful-calling";
import type { Words } from "@rufbaum/words";

/** What forbids a call, as clients read it; days and times by the callee's clock where he has one. */
export function viewDenial(denial: Denial, words: Words, timeZone: string | null) {
  const { rule, source, againAt } = denial;
  const zone = timeZone ?? words.timeZone;
  return {
    rule,
    ruleName: words.dialRule(rule),
    code: denial.code,
    message: words.denial(denial, zone),
    source,
    sourceName: words.dialRuleSource(source),
    againAt: againAt === null ? null : new Date(againAt).toISOString(),
    again: againAt === null ? null : words.dialAgain(againAt, zone),
  };
}
