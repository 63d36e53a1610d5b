import { useAtom, useSetAtom } from "jotai";
import { errorText, problemsOf } from "../../../../api/api-error.ts";
import { useImportTree } from "../../../../api/trees.ts";
import { chosenTreeAtom } from "../../../../app/selection.ts";
import { showToast } from "../../../../app/toasts.tsx";
import { actionTexts } from "../../../../messages/actions.ts";
import { messages } from "../../../../messages/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { pastedTreeAtom } from "../ui-atoms.ts";
import { pasteFragmentAtom } from "./paste-atom.ts";

const texts = () => actionTexts().pastedTree;

/** A whole tree lay in the clipboard: it becomes a new one, or its nodes come into this one. */
export function PastedTreeDialog() {
  const [pasted, setPasted] = useAtom(pastedTreeAtom);
  const insert = useSetAtom(pasteFragmentAtom);
  const chooseTree = useSetAtom(chosenTreeAtom);
  const upload = useImportTree();
  if (!pasted) return null;
  const { fragment, text, page } = pasted;
  const name = pasted.name || texts().unnamed;

  function close(): void {
    upload.reset();
    setPasted(null);
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts().title}
      description={
        fragment
          ? texts().hint(name, fragment.nodes.length, fragment.connections.length)
          : texts().broken(name)
      }
      actions={
        <>
          {fragment && (
            <Button
              onClick={() => {
                close();
                insert(fragment, page);
              }}
            >
              {texts().insert}
            </Button>
          )}
          <Button
            look="primary"
            disabled={upload.isPending}
            onClick={() =>
              upload.mutate(text, {
                onSuccess({ tree }) {
                  chooseTree(tree.id);
                  close();
                  showToast({
                    tone: "success",
                    title: messages().builder.trees.imported(tree.name),
                  });
                },
              })
            }
          >
            {upload.isPending ? texts().importing : texts().import}
          </Button>
        </>
      }
    >
      {upload.isError && <Fault error={upload.error} />}
    </Dialog>
  );
}

function Fault({ error }: { error: unknown }) {
  const problems = problemsOf(error);
  return (
    <div role="alert" className="text-13 text-failure [overflow-wrap:anywhere]">
      <p>{errorText(error)}</p>
      {problems.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {problems.slice(0, SHOWN).map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** As many as one mends before trying again. */
const SHOWN = 10;
