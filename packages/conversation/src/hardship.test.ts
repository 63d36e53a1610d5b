import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { hardshipIn } from "./hardship.ts";

const FOR_SOMEBODY = "Guten Tag, hier ist die KI vom Salon Schön. Spreche ich mit Herrn Weber?";
const FOR_A_THING = "Haben Sie schon eine Solaranlage?";

/** As people write, and as recognisers do. */
const spellings = (reply: string) => [reply, reply.toLowerCase().replace(/[.,!?]/g, "")];

const DEATHS = [
  "Mein Mann ist letzte Woche verstorben.",
  "Meine Frau ist gestern gestorben.",
  "Der lebt nicht mehr.",
  "Wir haben einen Trauerfall.",
  "Wir haben Trauerfall in der Familie.",
  "Herr Weber ist leider verstorben.",
  "Nein, mein Mann ist tot.",
  "Das geht nicht, mein Vater ist am Sonntag von uns gegangen.",
  "Ich habe gerade meine Mutter verloren.",
  "Heute ist die Beerdigung meines Vaters.",
  "Wir kommen gerade von der Beerdigung.",
  "Ich bin auf einer Beerdigung.",
  "Mein Mann lebt nicht mehr.",
  "Den können Sie nicht mehr sprechen, der ist verstorben.",
  "Mei Mo is gstorbn, vorgestern.",
  "Bei uns ist jemand gestorben.",
  "Wegen eines Todesfalls in der Familie kann ich gerade gar nichts entscheiden.",
  "Unser Sohn ist tödlich verunglückt.",
  "Mein Vater ist vor drei Tagen gestorben, ich hab jetzt keinen Kopf dafür.",
  "Ich bin seit zwei Wochen Witwe.",
  "Meine Oma ist heute Nacht friedlich eingeschlafen.",
  "Wir trauern um meinen Bruder.",
  "Mein Mann hat sich das Leben genommen.",
  "Ich muss zur Beerdigung.",
  "Der Chef ist letzte Woche gestorben.",
  "Er ist gestorben.",
  "Meine Frau liegt im Sterben.",
  "Ich hab eine Fehlgeburt gehabt.",
  "Meine Frau ist am Montag ganz plötzlich gestorben.",
  "Mein Vater ist vorgestern eingeschlafen, für immer.",
  "Leider ist Herr Krüger im Oktober verstorben.",
  "Wir haben gestern meinen Schwiegervater beerdigt.",
  "Ich kann nicht reden, meine Mutter ist heute früh gestorben.",
  "Bei uns in der Familie gab es einen Todesfall.",
  "Die Oma ist tot, ich hab jetzt andere Sorgen.",
  "Er ist nicht mehr am Leben.",
  "Wir sind gerade in Trauer.",
  "Mein Sohn ist bei einem Unfall ums Leben gekommen.",
  "Unsere Chefin ist überraschend verstorben.",
  "Mein Bruder ist von uns gegangen.",
  "Ich stehe gerade am Grab meiner Frau.",
  "Ich hab vor vier Wochen meinen Mann verloren.",
  "Es tut mir leid, aber die Frau Albrecht ist letzten Monat gestorben.",
];

test.each(DEATHS.flatMap(spellings))("somebody died: %s", (reply) => {
  expect(hardshipIn(reply, FOR_SOMEBODY)).toBe("death");
});

const ILLNESSES = [
  "Ich liege im Krankenhaus.",
  "Ich liege gerade in der Klinik, das passt jetzt gar nicht.",
  "Ich habe gerade die Diagnose bekommen.",
  "Ich hab Krebs, wissen Sie, da ist mir alles andere egal.",
  "Mein Mann hat Krebs.",
  "Meine Tochter liegt auf der Intensivstation.",
  "Mein Mann liegt im Koma.",
  "Ich bin gestürzt und liege im Krankenhaus.",
  "Meine Frau hatte gestern einen schweren Unfall.",
  "Mein Sohn ist heute Morgen verunglückt.",
  "Ich bin schwer krank.",
  "Meine Mutter ist unheilbar krank.",
  "Ich mache gerade eine Chemo.",
  "Mein Vater wird gerade operiert.",
  "Wir sind bei meiner Mutter im Hospiz.",
  "Mein Mann hatte letzte Woche einen Schlaganfall.",
  "Ich bin gestern operiert worden.",
  "Meine Frau ist im Krankenhaus, ich kann jetzt nicht.",
  "Er liegt im Krankenhaus.",
  "Mein Mann liegt seit gestern auf der Intensiv.",
  "Ich bin grad im Krankenhaus, mein Kind wird operiert.",
  "Der Arzt hat mir heute gesagt, ich habe Krebs.",
  "Meine Schwester hat Leukämie.",
  "Ich hatte vorgestern einen Herzinfarkt und liege noch.",
  "Wir sind in der Notaufnahme.",
  "Meine Frau hat die Diagnose Brustkrebs bekommen.",
  "Mein Vater liegt im künstlichen Koma.",
  "Ich bin todkrank.",
  "Mein Mann hatte gestern einen schweren Autounfall.",
];

test.each(ILLNESSES.flatMap(spellings))("somebody is gravely ill: %s", (reply) => {
  expect(hardshipIn(reply, FOR_A_THING)).toBe("illness");
});

const OTHERS = [
  "Mein Opa ist vor zehn Jahren gestorben, von dem hab ich das Haus.",
  "Mein alter Kessel ist gestorben.",
  "Das Geschäft ist tot.",
  "Mir stirbt die Hecke weg.",
  "Meine Frau sagt, die Heizung ist gestorben.",
  "Mein Handy ist tot.",
  "Meine Mutter ist letztes Jahr gestorben, seitdem steht das Haus leer.",
  "Der ist für mich gestorben.",
  "Mein Bruder ist für mich gestorben.",
  "Ich sterbe vor Neugier.",
  "Da wäre mein Mann tot umgefallen.",
  "Die Branche liegt im Sterben.",
  "Der Baum lebt nicht mehr.",
  "Im Todesfall zahlt die Versicherung.",
  "Was passiert bei einem Todesfall?",
  "Ich arbeite im Krankenhaus.",
  "Ich bin Krankenschwester im Krankenhaus.",
  "Ich war letztes Jahr im Krankenhaus.",
  "Ich lag vor zwei Jahren im Krankenhaus.",
  "Mein Mann ist krank.",
  "Ich bin erkältet.",
  "Der Chef ist krank.",
  "Ich hatte mal einen Unfall.",
  "Die Werkstatt hat die Diagnose bekommen.",
  "Mein Sternzeichen ist Krebs.",
  "Wenn ich mal im Krankenhaus liege, zahlt das wer?",
  "Meine Frau ist gerade eingeschlafen.",
  "Mein Mann ist todmüde.",
  "Ich hab meinen Schlüssel verloren.",
  "Wir haben den Plan beerdigt.",
  "Meine Oma lebt noch.",
  "Mein Mann ist nicht tot, der ist nur im Garten.",
  "Der Garten hat sich gut erholt.",
  "Ich hab ein Trauerhaus? Nein, eine Trauerweide.",
  "Das ist ja zum Totlachen.",
  "Meine Frau ist Ärztin in der Klinik.",
  "Mein Vater ist früh gestorben.",
  "Ich bin Witwe.",
  "Er ist tot, der Akku.",
  "Die Pumpe, die ist tot.",
  "Der lebt nicht mehr.",
  "Die Oma ist 1990 gestorben.",
  "Mein Vater ist schon lange tot, das Haus gehört mir.",
  "Mein Computer ist gestorben.",
  "Der Rasen ist tot.",
  "Ich habe eine Krankenhaus-Zusatzversicherung.",
  "Meine Tochter arbeitet auf der Intensivstation.",
  "Ich lach mich tot.",
  "Der Markt ist tot.",
  "Meine Schwiegermutter ist aus dem Krankenhaus zurück, alles gut.",
  "Mein Mann ist beim Arzt.",
  "Wir waren gestern auf einer Hochzeit.",
  "Wenn mein Mann mal stirbt, verkaufe ich.",
  "Die Pflanzen sind alle gestorben.",
  "Ich hab die Unterlagen verloren.",
  "Mein Sohn hat sich den Arm gebrochen, halb so wild.",
];

test.each(OTHERS.flatMap(spellings))("neither: %s", (reply) => {
  expect(hardshipIn(reply, FOR_A_THING)).toBeNull();
});

test("of the thousands of replies that the reader learns from few are taken for one", async () => {
  const library = join(import.meta.dir, "../../understanding/library");
  const taken: string[] = [];
  let replies = 0;
  for (const name of await readdir(library)) {
    if (!/\.(?:txt|tsv)$/u.test(name)) continue;
    for (const line of (await Bun.file(join(library, name)).text()).split("\n")) {
      const reply = line.split("\t").at(-1) ?? "";
      replies += 1;
      if (!line.startsWith("#") && hardshipIn(reply, FOR_SOMEBODY)) taken.push(reply);
    }
  }
  const isTold = /stirbt|storben|tot\b|lebt nicht mehr|Beerdigung|Krankenhaus|Chemo|schwer krank/iu;
  expect(taken.filter((reply) => !isTold.test(reply))).toEqual([]);
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.length).toBeLessThan(replies / 500);
});
