import { expect, test } from "bun:test";
import { questionInContext, questionOf, statementIn } from "./question-of.ts";

test.each([
  "Kümmern Sie sich bei Ihnen darum, was das Team zu trinken und zu essen bekommt?",
  "Entscheiden Sie bei Ihnen im Betrieb selbst darüber, wer in der Saison im Lager aushelfen soll?",
  "Dürfte ich Sie zum Schluss noch fragen, wie Sie von unserem kleinen Betrieb erfahren haben?",
])("a question with a clause is one, and is repeated whole: %s", (question) => {
  expect(questionInContext(question)).toBe(question);
  expect(questionOf(`Guten Tag. ${question}`)).toBe(question);
  expect(statementIn(question)).toBe("");
});

test("what is said before it asks is left out, as ever", () => {
  const question =
    "In Ihrer Straße wird im Frühjahr Glasfaser verlegt, sind Sie bei Ihnen im Haus dafür zuständig?";
  expect(questionInContext(question)).toBe("Sind Sie bei Ihnen im Haus dafür zuständig?");
  expect(statementIn(question)).toBe("In Ihrer Straße wird im Frühjahr Glasfaser verlegt.");
});
