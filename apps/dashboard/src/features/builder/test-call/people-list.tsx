import { LoaderCircle, Phone } from "lucide-react";
import { useId } from "react";
import { testCallTexts } from "../../../messages/test-call.ts";
import { nameOfPerson, PEOPLE, type Person } from "./people.ts";
import type { TestCall } from "./use-test-call.ts";

const texts = testCallTexts;

/** Whom the emulator plays, each to be called by a click; nobody where another carrier calls. */
export function PeopleList({ test }: { test: TestCall }) {
  const id = useId();
  const { line, tree, isReady, isPending } = test;
  if (line?.carrier !== "emulator") return null;
  return (
    <>
      <p id={id} className="mt-2 px-1.5 text-12 text-muted">
        {texts().people}. {texts().peopleNote}
      </p>
      <ul aria-labelledby={id} className="mt-1.5">
        {PEOPLE.map((person) => (
          <li key={person.number}>
            <PersonButton
              person={person}
              isCalled={isPending && test.called === person.number}
              disabled={!isReady || !tree || isPending}
              onCall={() => void test.call(person.number)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function PersonButton({
  person,
  isCalled,
  disabled,
  onCall,
}: {
  person: Person;
  isCalled: boolean;
  disabled: boolean;
  onCall(): void;
}) {
  const { fate, number } = person;
  const Icon = isCalled ? LoaderCircle : Phone;
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={isCalled}
      onClick={onCall}
      className="group flex w-full items-center gap-3 rounded-lg px-1.5 py-1.5 text-left hover:bg-hover disabled:opacity-50"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2 text-13">
          <span className="min-w-0 truncate font-medium">{nameOfPerson(person)}</span>
          <span className="ml-auto shrink-0 text-12 text-muted figures">{number}</span>
        </span>
        <span className="block text-12 text-muted">{texts().fates[fate]}</span>
      </span>
      <Icon
        aria-hidden="true"
        className={
          isCalled
            ? "size-4 shrink-0 animate-spin motion-reduce:animate-none"
            : "size-4 shrink-0 text-muted group-hover:text-accent-ink"
        }
      />
    </button>
  );
}
