import { Argument, Command } from "commander";
import { completionScript, SHELLS, type Shell } from "../completion.ts";
import type { Context } from "../context.ts";

/** `rufbaum completion` */
export function completionCommand({ output }: Context, program: Command): Command {
  return new Command("completion")
    .description("print a script with which a shell completes commands and options")
    .addArgument(new Argument("<shell>", "which shell").choices(SHELLS))
    .addHelpText("after", HELP)
    .action((shell: Shell) => output.raw(completionScript(program, shell)));
}

const HELP = `
Where a tree is taken, the names of those stored are offered, as far as a server runs; what is no
command, option or tree is completed as a file.

Examples:
  source <(rufbaum completion bash)                                      # in ~/.bashrc
  rufbaum completion zsh > "\${fpath[1]}/_rufbaum"
  rufbaum completion fish > ~/.config/fish/completions/rufbaum.fish
`;
