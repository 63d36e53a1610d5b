import { useAtomValue } from "jotai";
import { type FormEvent, useId, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { sayPerson, suggestedName, usePerson } from "../../api/person.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { type PersonQuestion, personQuestionAtom } from "./ask-person.ts";

const texts = () => messages().person;

/** Asks who sits here, whenever somebody waits for that. */
export function PersonDialog() {
  const question = useAtomValue(personQuestionAtom);
  const form = useId();
  return (
    <Dialog
      isOpen={question !== null}
      onClose={() => question?.answered(null)}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <Button onClick={() => question?.answered(null)}>{messages().common.cancel}</Button>
          <Button type="submit" form={form} look="primary">
            {texts().go}
          </Button>
        </>
      }
    >
      {question && <NameForm id={form} question={question} />}
    </Dialog>
  );
}

function NameForm({ id, question }: { id: string; question: PersonQuestion }) {
  const { data } = usePerson();
  const [name, setName] = useState(() => data?.name ?? suggestedName());
  const [refusal, setRefusal] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      question.answered(await sayPerson(name));
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <form id={id} onSubmit={submit} className="p-0.5">
      <Field
        label={texts().name}
        autoComplete="name"
        required
        maxLength={80}
        error={refusal}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal(null);
        }}
      />
    </form>
  );
}
