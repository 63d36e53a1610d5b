import { messages } from "../../../messages/index.ts";

const texts = () => messages().builder.twilio;

/** Numbers kept free for fiction; their last three digits decide what the emulator does. */
const NUMBERS = [
  { number: "+49 30 23125 000", fate: "answers" },
  { number: "+49 30 23125 100", fate: "busy" },
  { number: "+49 30 23125 200", fate: "ringsOut" },
] as const;

export function TestNumbers({ onChoose }: { onChoose(number: string): void }) {
  return (
    <div className="mt-3 rounded-lg bg-base p-3">
      <p className="text-12 text-muted">{texts().emulatorNote}</p>
      <ul className="mt-2">
        {NUMBERS.map(({ number, fate }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="flex h-7 w-full items-center gap-2 rounded-md px-1.5 text-12 hover:bg-hover"
            >
              <span className="font-medium figures">{number}</span>
              <span className="ml-auto text-muted">{texts().testNumbers[fate]}</span>
              <span className="sr-only">{texts().useNumber}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
