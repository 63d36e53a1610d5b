import type { Argument, Command } from "commander";
import { TREE_NAMES } from "./tree-names.ts";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** What may follow a command: its own commands and options. */
interface Place {
  /** As ` tree knowledge`; of the program itself it is empty. */
  path: string;
  commands: readonly Word[];
  options: readonly Word[];
  /** Whether an argument is a tree. */
  takesTree: boolean;
}

interface Word {
  word: string;
  description: string;
}

/** The option that names a tree, wherever it is one. */
const TREE_OPTION = "--tree";

/**
 * A script with which a shell completes the commands and options of a program, the names of stored trees
 * where one is taken, and else files.
 */
export function completionScript(program: Command, shell: Shell): string {
  return SCRIPTS[shell](program.name(), placesIn(program, "", []));
}

function placesIn(command: Command, path: string, handedDown: readonly Word[]): Place[] {
  const own = command.options.flatMap(({ long, description, hidden }) =>
    long && !hidden ? [{ word: long, description }] : [],
  );
  const options = [...own, ...handedDown, { word: "--help", description: "show help" }];
  const commands = command.commands.map((each) => ({
    word: each.name(),
    description: each.description(),
  }));
  // Whatever the program itself takes may stand anywhere.
  const down = path === "" ? own : handedDown;
  return [
    { path, commands, options, takesTree: command.registeredArguments.some(isTree) },
    ...command.commands.flatMap((each) => placesIn(each, `${path} ${each.name()}`, down)),
  ];
}

/** `tree diff` calls its trees by what they are to each other. */
function isTree(argument: Argument): boolean {
  return argument.name() === "tree" || argument.description === "a file, id or name";
}

const SCRIPTS: Record<Shell, (name: string, places: readonly Place[]) => string> = {
  bash: (name, places) => `_${name}_trees() {
  local cur="$1" typed="\${1#[\\"\\']}" tree
  [[ "$cur" == "$typed" ]] && typed="\${typed//\\\\/}"
  while IFS= read -r tree; do
    [[ "$tree" == "$typed"* ]] || continue
    # Within quotes a name stands as it is.
    if [[ "$cur" == [\\"\\']* ]]; then COMPREPLY+=("$tree"); else COMPREPLY+=("$(printf %q "$tree")"); fi
  done < <(command ${name} ${TREE_NAMES} 2>/dev/null)
}
_${name}() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
${pathsOf(places, `\${COMP_WORDS[i]}`)}
    esac
  done
  local commands="" options="" trees=""
${wordsByPlace(places, '"$at"')}
  COMPREPLY=()
  if [[ "\${COMP_WORDS[COMP_CWORD - 1]}" == ${TREE_OPTION} ]]; then
    _${name}_trees "$cur"
  elif [[ "$cur" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
  elif [[ -n "$trees" ]]; then
    _${name}_trees "$cur"
  else
    COMPREPLY=($(compgen -W "$commands" -- "$cur"))
  fi
}
complete -o default -F _${name} ${name}
`,
  zsh: (name, places) => `#compdef ${name}
_${name}_trees() {
  local -a names
  names=("\${(@f)$(command ${name} ${TREE_NAMES} 2>/dev/null)}")
  compadd -- "\${(@)names:#}"
}
_${name}() {
  local at="" word commands="" options="" trees=""
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
${pathsOf(places, "$word")}
    esac
  done
${wordsByPlace(places, '"$at"')}
  if [[ "\${words[CURRENT-1]}" == ${TREE_OPTION} ]]; then
    _${name}_trees
  elif [[ "\${words[CURRENT]}" == -* ]]; then
    compadd -- \${=options}
  elif [[ -n "$commands" ]]; then
    compadd -- \${=commands}
  elif [[ -n "$trees" ]]; then
    _${name}_trees
    _files
  else
    _files
  fi
}
# A file in $fpath is run as the function itself the first time; elsewhere it only makes it known.
if [[ "\${funcstack[1]}" == "_${name}" ]]; then
  _${name} "$@"
else
  compdef _${name} ${name}
fi
`,
  fish: (name, places) => `function __${name}_at
  set -l at ""
  for word in (commandline -opc)[2..-1]
    if contains -- "$at $word" ${places.flatMap(({ path }) => (path ? [quoted(path)] : [])).join(" ")}
      set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
${places.flatMap((place) => fishLines(name, place)).join("\n")}
`,
};

/** The branch that goes one command deeper; `word` is how the shell calls the next word. */
function pathsOf(places: readonly Place[], word: string): string {
  const paths = places.flatMap(({ path }) => (path === "" ? [] : [`"${path}"`]));
  return `      ${paths.join("|")}) at="$at ${word}" ;;`;
}

function wordsByPlace(places: readonly Place[], at: string): string {
  const listed = (words: readonly Word[]) => words.map(({ word }) => word).join(" ");
  const branches = places.map(
    ({ path, commands, options, takesTree }) =>
      `    "${path}") commands="${listed(commands)}" options="${listed(options)}"${takesTree ? " trees=yes" : ""} ;;`,
  );
  return `  case ${at} in\n${branches.join("\n")}\n  esac`;
}

function fishLines(name: string, { path, commands, options, takesTree }: Place): string[] {
  const trees = `(type -q ${name}; and command ${name} ${TREE_NAMES} 2>/dev/null)`;
  const when = `complete -c ${name} -n ${quoted(`__${name}_at "${path}"`)}`;
  return [
    ...commands.map(
      ({ word, description }) => `${when} -f -a ${quoted(word)} -d ${quoted(description)}`,
    ),
    ...(takesTree ? [`${when} -a ${quoted(trees)}`] : []),
    ...options.map(({ word, description }) => {
      const line = `${when} -l ${quoted(word.slice(2))} -d ${quoted(description)}`;
      return word === TREE_OPTION ? `${line} -x -a ${quoted(trees)}` : line;
    }),
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
