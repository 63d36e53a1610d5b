import { testChatTexts } from "../../../messages/test-chat.ts";

const texts = testChatTexts;

const KEYS = [..."123456789*0#"];

/** The keys of a telephone. */
export function Keypad({ onPress }: { onPress(key: string): void }) {
  return (
    <fieldset className="mx-auto grid w-44 grid-cols-3 gap-1">
      <legend className="sr-only">{texts().keypad}</legend>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={texts().key(key)}
          className="h-9 rounded-lg border border-line-strong bg-surface font-medium text-14 transition-colors hover:bg-hover active:bg-press figures"
          onClick={() => onPress(key)}
        >
          {key}
        </button>
      ))}
    </fieldset>
  );
}
