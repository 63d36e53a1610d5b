/** Whether the caller has heard the first words, which tell who speaks and that it is an AI. */
export interface Opening {
  readonly isHeard: boolean;
  /** It was heard on a line before this one. */
  readonly wasHeard: boolean;
  /** Characters that this line still has to play; `null` before it said anything. */
  readonly left: number | null;
  /** Turns that were said on this line. */
  readonly turns: number;
}

interface Spoken {
  text: string;
}

export function openingAt(isHeard: boolean): Opening {
  return { isHeard, wasHeard: isHeard, left: null, turns: 0 };
}

/** Another line is open: what the one before had not played is lost. */
export function openingAgain({ isHeard }: Opening): Opening {
  return openingAt(isHeard);
}

/** A turn's texts go out; of those that come first, the last one is the question. */
export function openingSaid(opening: Opening, texts: readonly Spoken[]): Opening {
  const left = opening.left ?? letters(texts.slice(0, Math.max(1, texts.length - 1)));
  return { ...opening, turns: opening.turns + 1, left };
}

/** The carrier tells what it has played. */
export function openingPlayed(opening: Opening, text: Spoken): Opening {
  if (opening.left === null) return opening;
  return { ...opening, left: opening.left - letters([text]) };
}

/** The carrier has told to have played all of it. */
export function isOpeningPlayed({ left }: Opening): boolean {
  return left !== null && left <= 0;
}

/**
 * The voice failed: of the first words nothing was heard that it has not told to have played, whatever
 * was told besides. Then they are lost.
 */
export function isOpeningLost({ turns, wasHeard, left }: Opening): boolean {
  return turns === 1 && !wasHeard && left !== null && left > 0;
}

/** Blanks do not count: the carrier cuts texts where it likes. */
function letters(texts: readonly Spoken[]): number {
  return texts.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0);
}
