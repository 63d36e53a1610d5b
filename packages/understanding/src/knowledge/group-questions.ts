import type { Matching } from "../matching/matcher.ts";
import { product } from "../matching/meaning.ts";
import { openModel } from "../model/open-model.ts";
import { normalize } from "../normalize.ts";
import { askingIn } from "./asking.ts";
import { compareQuestions } from "./compare-questions.ts";
import { type LaidQuestion, layQuestion, meaningOfQuestion } from "./laid-question.ts";

/** Tells which replies ask something, and which of them ask the same. */
export interface QuestionReader {
  /** Whether a reply surely asks something. */
  asks(text: string): boolean;
  /** The place of the first of these texts that asks the same as one more; as far as was added. */
  open(): { add(text: string): number };
}

/** Opens what questions are told by; it needs no account, as the reader of replies. */
export async function openQuestionReader(): Promise<QuestionReader> {
  const { matching } = await openModel();
  return {
    asks: (text) => (askingIn(text)[0]?.strength ?? 0) >= SURE,
    open: () => openGroups(matching),
  };
}

/** A question by its mark alone may be a day, or a surprise. */
const SURE = 0.7;

/** Both ask the same from here on: by their words alone, or by words and meaning. */
const ALIKE = 0.7;
const ALIKE_WITH_MEANING = 1.05;
/** Groups that a question is held against, those that share most with it. */
const MOST_CANDIDATES = 20;

function openGroups(matching: Matching) {
  const heads: LaidQuestion[] = [];
  const byText = new Map<string, number>();
  const holders = new Map<number, number[]>();

  function nearest(question: LaidQuestion): number | null {
    const shared = new Map<number, number>();
    for (const key of question.keys) {
      for (const place of holders.get(key) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    const candidates = [...shared].sort(
      ([one, of], [other, ofOther]) => ofOther - of || one - other,
    );
    let best: number | null = null;
    let most = 0;
    for (const [place] of candidates.slice(0, MOST_CANDIDATES)) {
      const head = heads[place];
      if (!head) continue;
      const { ofWording, ofReply, otherAspect } = compareQuestions(
        head,
        question,
        ({ rarity }) => rarity,
      );
      if (otherAspect === 1) continue;
      const both = Math.sqrt(ofWording * ofReply);
      const { meaning } = matching;
      const meant = product(meaningOfQuestion(meaning, head), meaningOfQuestion(meaning, question));
      const isSame = both >= ALIKE || both + meant >= ALIKE_WITH_MEANING;
      if (!isSame || both + meant <= most) continue;
      most = both + meant;
      best = place;
    }
    return best;
  }

  return {
    add(text: string): number {
      const [asking] = askingIn(text);
      const question = layQuestion(matching, asking?.text ?? normalize(text).text);
      const known = byText.get(question.text) ?? nearest(question);
      const place = known ?? heads.push(question) - 1;
      byText.set(question.text, place);
      if (known === null || known === undefined) {
        for (const key of question.keys) {
          const same = holders.get(key);
          if (same === undefined) holders.set(key, [place]);
          else same.push(place);
        }
      }
      return place;
    },
  };
}
