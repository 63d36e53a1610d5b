import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const QUESTION =
  "Unter welcher Adresse dürfen wir den Wagen abholen, mit Straße, Hausnummer und Ort?";

const asked = () =>
  call(
    tree(
      [
        node("start", "start", { content: "Hier ist die KI." }),
        node("where", "input", {
          content: QUESTION,
          input: { variable: "adresse", value: "text", confirm: true },
        }),
        node("end", "end", { content: "Danke.", outcome: "appointment" }),
      ],
      [
        ["start", "where"],
        ["where", "end"],
      ],
    ),
    { understanding },
  );

test.each(["abholen", "Gegen neun", "Zu Hause", "Den Wagen dann so um halb acht abholen"])(
  "“%s” has nothing of an address, which is asked for again",
  (said) => {
    asked().hears(said).says(QUESTION).saysNot("verstanden").standsAt("where");
  },
);

test.each([
  "Das weiß ich auswendig nicht.",
  "das brauchen sie nicht äh zu wissen",
  "Das kann ich Ihnen erst später sagen.",
])("“%s” leaves it open", (said) => {
  asked().hears(said).says("dann lassen wir das offen").knows({ adresse: "" });
});

test.each([
  ["Marktplatz 3 in Regensburg", "Marktplatz 3, Regensburg"],
  ["neunundsiebzig in Trier", "neunundsiebzig in Trier"],
  ["Oberndorf 7", "Oberndorf 7"],
  ["An der Ecke vor dem Rathaus", "An der Ecke vor dem Rathaus"],
  ["Neutraubling", "Neutraubling"],
])("“%s” may be one, and is read back", (said, kept) => {
  asked().hears(said).says(`Ich habe ${kept} verstanden.`).hears("ja").knows({ adresse: kept });
});

test.each(["Da leuchtet was", "Da klappert was am Auto"])(
  "“%s” is no yes to an address that was read back",
  (said) => {
    const one = asked().hears("Marktplatz 3 in Regensburg").hears(said);
    one.says("Ich habe Marktplatz 3, Regensburg verstanden. Ist das richtig?");
    expect(one.state.variables.adresse).toBeUndefined();
    one.hears("ja, genau").knows({ adresse: "Marktplatz 3, Regensburg" });
  },
);

test.each(["Das haben Sie gut verstanden", "So isses", "perfekt"])("“%s” is one", (said) => {
  asked()
    .hears("Marktplatz 3 in Regensburg")
    .hears(said)
    .knows({ adresse: "Marktplatz 3, Regensburg" });
});
