import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const asking = (question: string, way: { condition: string; spoken?: string } | null) =>
  tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist Lena, die KI von Ott." }),
      node("mail", "input", {
        content: question,
        input: { variable: "mail", value: "email" },
        conditions: way ? [{ id: "p", ...way, targetNodeId: "post" }] : [],
      }),
      node("sent", "end", { content: "Danke.", outcome: "success" }),
      node("post", "end", { content: "Dann kommt ein Brief.", outcome: "callback" }),
    ],
    [
      ["start", "mail"],
      ["mail", "sent"],
    ],
  );

describe.each([
  ["a tariff", "An welche E-Mail-Adresse darf ich Ihnen das Angebot schicken?"],
  ["a removal", "Wie lautet Ihre E-Mail-Adresse?"],
  ["hearing aids", "Gern. Unter welcher E-Mail-Adresse erreichen wir Sie?"],
])("where an e-mail address is asked for, for %s", (_trade, question) => {
  const WISHES = [
    "lieber per Post",
    "Können Sie das auch per Brief schicken?",
    "Nur auf Papier bitte",
  ];

  test.each(WISHES)(
    "“%s” hears once that it is not possible, and then the call goes on",
    (wish) => {
      call(asking(question, null), { understanding })
        .hears(wish)
        .says("leider nur per E-Mail")
        .standsAt("mail")
        .hears("Nein, nur per Post")
        .knows({ mail: "" })
        .endsWith("success");
    },
  );

  test.each(WISHES)("“%s” goes the author's way", (wish) => {
    for (const way of [
      { condition: "Per Post" },
      { condition: "Hat keine E-Mail" },
      { condition: "Anders", spoken: "ohne E-Mail" },
    ]) {
      call(asking(question, way), { understanding }).hears(wish).endsWith("callback");
    }
  });

  test.each(["post at weber punkt de", "info@brief-und-papier.de"])(
    "“%s” is an address all the same",
    (reply) => {
      call(asking(question, null), { understanding })
        .hears(reply)
        .says("Ist das richtig?")
        .saysNot("nur per E-Mail");
    },
  );
});
