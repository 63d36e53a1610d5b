import { ChevronsRight, Pause, Play, StepBack, StepForward } from "lucide-react";
import { useEffect } from "react";
import { resultTexts } from "../../../messages/analytics.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Slider } from "../../../ui/slider.tsx";
import type { Player } from "./use-player.ts";

const texts = resultTexts;

/** Step by step by the buttons, or by the arrow keys. */
export function PlayerBar({ player }: { player: Player }) {
  const { at, count, isPlaying } = player;
  useKeys(player);
  return (
    <div className="flex items-center gap-1 border-t border-line px-4 py-2">
      <IconButton
        label={texts().previousStep}
        keys="←"
        disabled={at <= 1}
        onClick={() => player.go(at - 1)}
      >
        <StepBack />
      </IconButton>
      {isPlaying ? (
        <IconButton label={texts().pause} onClick={player.pause}>
          <Pause />
        </IconButton>
      ) : (
        <IconButton label={texts().play} disabled={count === 0} onClick={player.play}>
          <Play />
        </IconButton>
      )}
      <IconButton
        label={texts().nextStep}
        keys="→"
        disabled={at >= count}
        onClick={() => player.go(at + 1)}
      >
        <StepForward />
      </IconButton>
      <IconButton
        label={texts().wholeConversation}
        disabled={at >= count}
        onClick={() => player.go(count)}
      >
        <ChevronsRight />
      </IconButton>
      <Slider
        label={texts().step}
        value={Math.max(1, at)}
        least={1}
        most={Math.max(1, count)}
        onChange={player.go}
        className="ml-2 min-w-0 flex-1"
      />
      <span className="w-16 text-right text-12 text-muted figures">
        {texts().stepOf(at, count)}
      </span>
    </div>
  );
}

function useKeys({ at, go }: Player): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
      if (event.key === "ArrowRight") go(at + 1);
      else if (event.key === "ArrowLeft") go(at - 1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [at, go]);
}
