/** Whether the caller has heard the first words, which tell who speaks and that it is an AI. */
export interface Opening {
  /** Another line is open: what the one before had not played is lost. */
  lineOpened(): void;
  /** A turn's texts go out; of those that come first, the last one is the question. */
  said(texts: readonly Spoken[]): void;
  /** The carrier tells what it has played. */
  played(text: Spoken): void;
  /** All that was said has been heard. */
  heard(): void;
  /**
   * The voice failed: of the first words nothing was heard that it has not told to have played, whatever
   * was told besides. `true`: they are lost.
   */
  voiceFailed(): boolean;
}

interface Spoken {
  text: string;
}

/** `wasHeard` is called once, when it is known; never where that is known already. */
export function createOpening({
  isHeard,
  wasHeard,
}: {
  isHeard: boolean;
  wasHeard(): void;
}): Opening {
  let isKnown = isHeard;
  /** It was heard on a line before this one. */
  let wasKnown = isHeard;
  /** Characters that this line still has to play; `null` before it said anything. */
  let left: number | null = null;
  /** Turns that were said on this line. */
  let turns = 0;

  function heard(): void {
    if (isKnown) return;
    isKnown = true;
    wasHeard();
  }

  return {
    lineOpened() {
      wasKnown = isKnown;
      left = null;
      turns = 0;
    },
    said(texts) {
      turns += 1;
      left ??= letters(texts.slice(0, Math.max(1, texts.length - 1)));
    },
    played(text) {
      if (left === null) return;
      left -= letters([text]);
      if (left <= 0) heard();
    },
    heard,
    voiceFailed() {
      const isLost = turns === 1 && !wasKnown && left !== null && left > 0;
      if (isLost) isKnown = false;
      return isLost;
    },
  };
}

/** Blanks do not count: the carrier cuts texts where it likes. */
function letters(texts: readonly Spoken[]): number {
  return texts.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0);
}
