import { Command } from "commander";
import type { Context } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import { choosePersonas } from "../../simulation/choose-personas.ts";

/** `rufbaum personas list` */
export function listPersonasCommand(context: Context): Command {
  const { output } = context;
  return new Command("list")
    .description("the built-in ones, or those of a file, with what they do on the phone")
    .option("--personas <ids|file>", "some of the built-in ones, or a JSON file")
    .addHelpText("after", HELP)
    .action(async ({ personas: wanted }: { personas?: string }) => {
      const personas = await choosePersonas(context, wanted);
      const { behaviourOf } = await import("@rufbaum/simulation");
      const { wordsIn } = await import("@rufbaum/words");
      const { personaWord } = wordsIn("en");
      const percent = (part: number) => formats.percent(part * 100, 0);
      output.table(
        personas.map((persona) => ({ persona, does: behaviourOf(persona) })),
        [
          { title: "PERSONA", value: ({ persona }) => persona.id },
          { title: "NAME", value: ({ persona }) => persona.name, isFlexible: true },
          { title: "TYPE", value: ({ persona }) => personaWord(persona.type), isFlexible: true },
          {
            title: "PATIENCE",
            value: ({ persona }) => `${persona.patienceLevel} of 10`,
            align: "right",
          },
          { title: "AGREES", value: ({ does }) => percent(does.agrees), align: "right" },
          { title: "OBJECTS", value: ({ does }) => percent(does.objects), align: "right" },
          { title: "ASKS BACK", value: ({ does }) => percent(does.asksBack), align: "right" },
          { title: "CUTS IN", value: ({ does }) => percent(does.interrupts), align: "right" },
          { title: "HAS TIME", value: ({ does }) => percent(does.hasTime), align: "right" },
        ],
        { empty: "There are none.", json: personas },
      );
    });
}

const HELP = `
Examples:
  rufbaum personas list
  rufbaum personas list --json > personas.json
`;
