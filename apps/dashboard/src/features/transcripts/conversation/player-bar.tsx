import { LoaderCircle, Pause, Play } from "lucide-react";
import { errorText } from "../../../api/api-error.ts";
import { formats } from "../../../messages/formats.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Slider } from "../../../ui/slider.tsx";
import type { Player } from "./use-player.ts";

const texts = transcriptsTexts;

/** Plays what was recorded; the sentence that is heard is lit in the text below. */
export function PlayerBar({ player }: { player: Player }) {
  const { audio, url, isLoading, error, isPlaying, at, duration, toggle, seek, told } = player;
  return (
    <div className="shrink-0 border-b border-line px-4 py-1.5">
      <div className="flex items-center gap-3">
        <IconButton
          label={isPlaying ? texts().pause : texts().play}
          aria-keyshortcuts="P"
          keys="P"
          disabled={isLoading}
          onClick={toggle}
        >
          {isLoading ? (
            <LoaderCircle className="animate-spin motion-reduce:animate-none" />
          ) : isPlaying ? (
            <Pause />
          ) : (
            <Play />
          )}
        </IconButton>
        {url === null ? (
          <p className="flex-1 text-12 text-muted">
            {isLoading ? texts().recordingLoads : texts().recording}
          </p>
        ) : (
          <Slider
            label={texts().place}
            value={Math.min(at, duration)}
            least={0}
            most={Math.max(duration, 0.1)}
            step={0.1}
            onChange={seek}
            className="flex-1"
          />
        )}
        <span className="shrink-0 text-12 text-muted figures">
          {formats().duration(at)} / {formats().duration(duration)}
        </span>
      </div>
      {url !== null && <audio ref={audio} src={url} {...told} />}
      {error !== null && (
        <p role="alert" className="mt-1 text-12 text-failure">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
