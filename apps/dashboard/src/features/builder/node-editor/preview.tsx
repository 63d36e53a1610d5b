import { speakable } from "@rufbaum/speech";
import type { Tree } from "@rufbaum/tree";
import { useAtomValue } from "jotai";
import { Play, Square } from "lucide-react";
import { memo, useEffect, useState } from "react";
import { canSpeak, speak, stopSpeaking } from "../../../api/speech.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Button } from "../../../ui/button.tsx";
import { firmAtom } from "../editor/firm-atom.ts";
import { SetValue } from "../variables/set-value.tsx";
import { previewOf, type Spoken, secondsOf } from "./spoken-preview.ts";

const texts = nodeEditorTexts;

/** More than this nobody reads here. */
const MOST_SHOWN = 1_200;

/** A text as it will be heard: variables filled with examples, and read aloud by the browser. */
export const Preview = memo(function Preview({
  tree,
  text,
  names,
  speed,
}: {
  tree: Tree;
  text: string;
  /** The variables that something fills. */
  names: string[];
  speed: number;
}) {
  const shown = text.slice(0, MOST_SHOWN);
  const firm = useAtomValue(firmAtom);
  const pieces = previewOf(shown, tree, { names, firm });
  const unknown = new Set(
    pieces.flatMap(({ kind, text: name }) => (kind === "unknown" ? [name] : [])),
  );
  return (
    <div className="mt-3 rounded-lg bg-base px-3 py-2.5">
      <div className="flex min-h-7 items-center gap-2 text-12 text-muted">
        <span className="font-medium">{texts().preview}</span>
        {shown.trim() !== "" && (
          <span className="figures">{texts().seconds(String(secondsOf(pieces, speed)))}</span>
        )}
        <Listen pieces={pieces} speed={speed} />
      </div>
      <p className="mt-1 max-h-28 overflow-y-auto text-13 whitespace-pre-line [overflow-wrap:anywhere]">
        {shown.trim() === "" && <span className="text-faint">{texts().previewEmpty}</span>}
        {pieces.map((piece, index) => (
          <Piece key={index} piece={piece} />
        ))}
      </p>
      {[...unknown].map((name) => (
        <div key={name} className="mt-1 text-12 text-warning">
          <p>{texts().unknownVariable(name)}</p>
          <SetValue name={name} />
        </div>
      ))}
    </div>
  );
});

function Piece({ piece: { kind, text } }: { piece: Spoken }) {
  if (kind === "text") return text;
  if (kind === "unknown") return <del className="text-warning">{`[${text}]`}</del>;
  return <mark className="rounded bg-accent-soft px-0.5 text-accent-ink">{text}</mark>;
}

function Listen({ pieces, speed }: { pieces: readonly Spoken[]; speed: number }) {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => stopSpeaking, []);
  const text = pieces
    .filter(({ kind }) => kind !== "unknown")
    .map((piece) => piece.text)
    .join("");

  function toggle(): void {
    stopSpeaking();
    setSpeaking(!isSpeaking);
    if (!isSpeaking) speak(speakable(text), { rate: speed, ended: () => setSpeaking(false) });
  }

  if (!canSpeak()) return <span className="ml-auto">{texts().cannotListen}</span>;
  return (
    <Button
      size="small"
      look="quiet"
      className="ml-auto"
      disabled={text.trim() === ""}
      onClick={toggle}
    >
      {isSpeaking ? <Square /> : <Play />}
      {isSpeaking ? texts().stop : texts().listen}
    </Button>
  );
}
