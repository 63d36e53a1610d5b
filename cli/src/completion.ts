import type { Command } from "commander";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** What may follow a command: its own commands and options. */
interface Place {
  /** As ` tree knowledge`; of the program itself it is empty. */
  path: string;
  commands: readonly Word[];
  options: readonly Word[];
}

interface Word {
  word: string;
  description: string;
}

/** A script with which a shell completes the commands and options of a program, and else files. */
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
    { path, commands, options },
    ...command.commands.flatMap((each) => placesIn(each, `${path} ${each.name()}`, down)),
  ];
}

const SCRIPTS: Record<Shell, (name: string, places: readonly Place[]) => string> = {
  bash: (name, places) => `_${name}() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
${pathsOf(places, `\${COMP_WORDS[i]}`)}
    esac
  done
  local commands="" options=""
${wordsByPlace(places, '"$at"')}
  if [[ "$cur" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
  else
    COMPREPLY=($(compgen -W "$commands" -- "$cur"))
  fi
}
complete -o default -F _${name} ${name}
`,
  zsh: (name, places) => `#compdef ${name}
_${name}() {
  local at="" word commands="" options=""
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
${pathsOf(places, "$word")}
    esac
  done
${wordsByPlace(places, '"$at"')}
  if [[ "\${words[CURRENT]}" == -* ]]; then
    compadd -- \${=options}
  elif [[ -n "$commands" ]]; then
    compadd -- \${=commands}
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
    ({ path, commands, options }) =>
      `    "${path}") commands="${listed(commands)}" options="${listed(options)}" ;;`,
  );
  return `  case ${at} in\n${branches.join("\n")}\n  esac`;
}

function fishLines(name: string, { path, commands, options }: Place): string[] {
  const when = `complete -c ${name} -n ${quoted(`__${name}_at "${path}"`)}`;
  return [
    ...commands.map(
      ({ word, description }) => `${when} -f -a ${quoted(word)} -d ${quoted(description)}`,
    ),
    ...options.map(
      ({ word, description }) => `${when} -l ${quoted(word.slice(2))} -d ${quoted(description)}`,
    ),
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
