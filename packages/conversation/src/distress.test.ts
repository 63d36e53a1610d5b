import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isDistress } from "./distress.ts";

test.each([
  "Hilfe!",
  "Hilfe, Hilfe!",
  "Oh Gott, Hilfe!",
  "Bitte helfen Sie mir!",
  "Hilfe, ich brauche einen Arzt!",
  "Ich brauche einen Arzt.",
  "Ich brauche sofort einen Krankenwagen",
  "Wir brauchen dringend Hilfe hier",
  "Ich brauche Hilfe!",
  "Rufen Sie bitte einen Notarzt!",
  "Bitte rufen Sie die Polizei",
  "Das ist ein Notfall, rufen Sie einen Arzt",
  "Holen Sie schnell einen Krankenwagen!",
  "Ich bekomme keine Luft",
  "Ich krieg keine Luft mehr",
  "Mein Mann atmet nicht mehr!",
  "Meine Mutter ist bewusstlos",
  "Mein Mann ist gerade zusammengebrochen",
  "Nein, ich kann jetzt nicht, mein Vater ist umgekippt",
  "Ich glaube, ich habe einen Herzinfarkt",
  "Meine Frau hat einen Schlaganfall",
  "Ich bin gestürzt und komme nicht mehr hoch",
  "Ich blute stark",
  "Es brennt!",
  "Bei uns brennt es",
  "Hier brennt es in der Küche",
  "Ich werde gerade überfallen",
  "Da ist ein Einbrecher, der Einbrecher ist im Haus",
  "Ich will nicht mehr leben",
  "Ich will mich umbringen",
  "Hilfe, mein Mann!",
  "Ich kann nicht mehr atmen!",
  "Meine Tochter bekommt keine Luft mehr",
  "Holen Sie Hilfe!",
  "Bitte rufen Sie den Notruf",
  "Einen Krankenwagen, schnell!",
  "Meine Wohnung brennt",
  "Mein Mann hat einen Herzinfarkt, ich muss auflegen",
  "Meine Frau ist gestürzt und steht nicht mehr auf",
  "Mein Mann ist gestürzt und kommt nicht hoch",
  "Die Oma ist umgekippt und bewegt sich nicht",
])("a call for help: %s", (text) => {
  expect(isDistress(text)).toBe(true);
});

test.each([
  "Ich brauche keine Hilfe",
  "Da brauche ich Hilfe von meinem Sohn",
  "Ich brauche Hilfe beim Ausfüllen",
  "Hilfe, schon wieder so ein Werbeanruf",
  "Mit Hilfe meines Sohnes ginge das",
  "Können Sie mir helfen?",
  "Helfen Sie mir mal auf die Sprünge",
  "Ich muss zum Arzt",
  "Mein Mann ist beim Arzt",
  "Ich brauche einen Arzttermin",
  "Wir brauchen einen Hausarzt",
  "Wir brauchen keinen Arzt, wir brauchen Dächer",
  "Mein Vater hatte letztes Jahr einen Schlaganfall",
  "Ich habe vor zwei Jahren einen Herzinfarkt gehabt",
  "Wir haben gerade den Notarzt im Haus, ich kann jetzt nicht.",
  "Im Notfall rufen Sie bitte den Rettungsdienst",
  "In lebensbedrohlichen Notfällen wählen Sie bitte die 112",
  "Bei Gasgeruch rufen Sie die Feuerwehr",
  "Wenn Sie noch mal anrufen, rufe ich die Polizei",
  "Ich bin gestürzt und liege im Krankenhaus",
  "Es brennt mir unter den Nägeln",
  "Bei uns brennt die Hütte, keine Zeit",
  "Ich ersticke in Arbeit",
  "Da bleibt mir die Luft weg bei dem Preis",
  "Ich bringe mich da gern ein",
  "Ich brauche dringend eine neue Heizung",
  "Ich will nicht mehr",
  "Ich brauche jetzt keine Hilfe",
  "Ich brauche keinen Arzt",
  "Ich brauche dringend Hilfe bei der Steuererklärung",
  "Wir brauchen einen neuen Arzt",
  "Rufen Sie bloß nicht die Polizei",
  "Rufen Sie doch die Polizei, mir egal",
  "Rufen Sie einen Arzt an? Nein, ich bin Arzt",
  "In lebensbedrohlichen Situationen rufen Sie bitte den Rettungsdienst",
  "In dringenden Fällen rufen Sie bitte den Notarzt unter 112",
  "Bei uns ist der Server zusammengebrochen, unser System ist zusammengebrochen",
  "Die Leitung ist gerade zusammengebrochen",
  "Der Kurs ist gestürzt",
  "Meine Mutter ist gestürzt und liegt im Krankenhaus",
  "Mein Mann ist gestürzt, wir brauchen einen Treppenlift",
  "Die Mama ist gestürzt und will partout nicht ins Heim",
  "Meine Mutter ist gestürzt und möchte das trotzdem nicht",
  "Meine Frau ist gestürzt und kommt heute nicht zum Friseur",
  "Der Vater ist gestürzt und darf jetzt nicht mehr Auto fahren",
  "Meine Frau ist zusammengebrochen, als sie den Preis hörte",
  "Der hat einen Schlaganfall",
  "Ich bekomme keine Luft vor lauter Arbeit",
  "Wir werden bedroht von der Konkurrenz",
  "Ich möchte nicht mehr leben in dieser Wohnung",
  "Damit bringe ich mich um den Schlaf",
  "Ich bringe mich um Kopf und Kragen",
  "Ich sterbe vor Neugier",
  "Hilfe, ist das teuer!",
  "Feuer und Flamme bin ich nicht",
  "Ein Notfall ist es nicht",
  "Wir sind selbst ein Notdienst",
  "",
])("none: %s", (text) => {
  expect(isDistress(text)).toBe(false);
});

test("none of the thousands of replies that the reader learns from and is measured on is taken for one", async () => {
  const folder = join(import.meta.dir, "../../understanding");
  const taken: string[] = [];
  let replies = 0;
  for (const part of ["library", "evaluation"]) {
    for (const name of await readdir(join(folder, part))) {
      if (!/\.(?:txt|tsv)$/u.test(name)) continue;
      const text = await Bun.file(join(folder, part, name)).text();
      for (const line of text.split("\n")) {
        const reply = line.split("\t").at(-1) ?? "";
        replies += 1;
        if (isDistress(reply)) taken.push(reply);
      }
    }
  }
  expect(taken).toEqual([]);
  expect(replies).toBeGreaterThan(15_000);
});
