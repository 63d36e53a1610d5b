import { Fragment } from "react";
import { type Piece, piecesOf, piecesOfNumber, wordsOf } from "./marks.ts";

/** A text with what was searched for marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  return search === "" ? text : <Pieces pieces={piecesOf(text, wordsOf(search))} />;
}

/** The same of a number. */
export function MarkedNumber({ text, search }: { text: string; search: string }) {
  return search === "" ? text : <Pieces pieces={piecesOfNumber(text, search)} />;
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMark }, index) =>
    isMark ? (
      <mark key={index} className="rounded-xs bg-warning-soft text-ink ring-1 ring-warning/40">
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
