import type { ValueKindName } from "@rufbaum/tree";
import { said, type TopicLines } from "../voices.ts";

/** Sentences around a value; `{}` is its place. */
export const FRAMES: Readonly<Record<Exclude<ValueKindName, "yes-no">, TopicLines>> = {
  text: said({ "matter-of-fact": "{}" }),
  number: said({
    "matter-of-fact": `
      {}.
      Das sind {}.
      Ungefähr {}.
      {}, würde ich sagen.`,
    friendly: `
      Das müssten {} sein.
      {}, wenn ich mich nicht verzählt habe.
      So um die {}, glaube ich.`,
    curt: `
      {}.
      {}, ungefähr.`,
    chatty: `
      Warten Sie, ich zähl mal eben, {}, ja, {}.
      Früher waren es mehr, aber jetzt sind es {}.
      Also, wenn man alles zusammennimmt, so {}.`,
    bavarian: `
      So {} wern's sei.
      {}, moan i.`,
    berlin: `
      {}, gloob ick.
      Dit sind {}.`,
    swabian: `
      {}, glaub i.
      Des sen so {}.`,
  }),
  amount: said({
    "matter-of-fact": `
      {}.
      Ungefähr {}.
      Das sind {} im Monat.
      So um die {}, würde ich schätzen.`,
    friendly: `
      Ich glaube, das sind ungefähr {}.
      Da zahle ich so {}, wenn ich mich recht erinnere.
      Das müssten {} sein.`,
    curt: `
      {}.
      Etwa {}.
      So {}.`,
    chatty: `
      Also letztes Jahr war es weniger, aber jetzt sind wir bei {}.
      Das bucht die Bank immer ab, ich glaube, es sind {}.
      Viel zu viel jedenfalls, so um die {} werden es sein.`,
    bavarian: `
      Des san so {}.
      {} wern's scho sei.`,
    berlin: `
      Dit sind so {}.
      {}, gloob ick.`,
    swabian: `
      Des sen so {}.
      {}, glaub i.`,
  }),
  date: said({
    "matter-of-fact": `
      {}.
      {} passt mir.
      {} würde gehen.
      Ähm, {}.
      Sagen wir {}.
      Dann {}.
      {}, da bin ich da.`,
    friendly: `
      {} würde mir sehr gut passen.
      Wie wäre es denn {}?
      {}, wenn das bei Ihnen auch geht.
      Da hätte ich {} Zeit.
      Gern {}.`,
    curt: `
      {}.
      {}, passt.
      {} geht.`,
    chatty: `
      Warten Sie, ich hole den Kalender, also {} hätte ich noch nichts.
      Die nächsten Tage sind voll, aber {}, da bin ich zu Hause.
      Da muss ich gerade überlegen, wann die Müllabfuhr kommt, also {} ginge es.
      Sagen wir mal {}, da habe ich das Haus für mich.`,
    bavarian: `
      {} daad's passn.
      {}, do bin i dahoam.
      Sogn ma {}.`,
    berlin: `
      {} würd mir passen.
      {}, da bin ick da.
      Sagen wa {}.`,
    swabian: `
      {} dät's mir basse.
      {}, do ben i drhoim.
      Saget mer {}.`,
  }),
  time: said({
    "matter-of-fact": `
      {}.
      {} passt.
      {} wäre gut.
      So {}.
      Ähm, {}, würde ich sagen.
      Am besten {}.`,
    friendly: `
      {} wäre mir am liebsten.
      Ginge es denn {}?
      {}, wenn das für Sie in Ordnung ist.
      {} würde mir gut passen.`,
    curt: `
      {}.
      {}, passt.
      {}, nicht später.`,
    chatty: `
      Vorher bin ich mit dem Hund draußen, also {}.
      Sonst ist bei uns immer so ein Trubel, sagen wir {}.
      {}, da ist es im Haus am ruhigsten.
      Ich habe an dem Tag noch Physio, aber {}, das müsste gehen.`,
    bavarian: `
      {} daad's geh.
      {}, des basst.
      So {}.`,
    berlin: `
      {} würd jehn.
      {}, dit passt.
      So {}.`,
    swabian: `
      {} dät's ganga.
      {}, des basst.
      So {}.`,
  }),
  "phone-number": said({
    "matter-of-fact": `
      {}.
      Das ist die {}.
      Meine Nummer ist {}.`,
    friendly: `
      Gern, das ist die {}.
      Schreiben Sie mit? {}.
      Am besten erreichen Sie mich unter {}.`,
    curt: `
      {}.`,
    chatty: `
      Moment, ich muss überlegen, man ruft sich ja selbst nie an, {}.
      Die habe ich schon seit zwanzig Jahren, {}.`,
    bavarian: `
      Schreibn S' mit, {}.
      Des is de {}.`,
    berlin: `
      Dit is die {}.
      Schreiben Se ma mit, {}.`,
    swabian: `
      Schreibet Se mit, {}.
      Des isch d' {}.`,
  }),
  email: said({
    "matter-of-fact": `
      {}.
      Das ist {}.
      An {}.
      Ähm, {}.
      Meine Adresse ist {}.`,
    friendly: `
      Gern, an {}, bitte.
      Das wäre dann {}.
      Schicken Sie es doch bitte an {}.`,
    curt: `
      {}.
      An {}.`,
    chatty: `
      Da hab ich so eine, die hat mir mein Neffe eingerichtet, {}.
      Moment, die vergesse ich immer, das ist {}, alles klein.
      Am besten an die private, also {}.`,
    bavarian: `
      Des is {}.
      Schickan S' es an {}.`,
    berlin: `
      Dit is {}.
      Schicken Se't an {}.`,
    swabian: `
      Des isch {}.
      Schicket Se's an {}.`,
  }),
  postcode: said({
    "matter-of-fact": `
      {}.
      Das ist die {}.
      Die Postleitzahl ist {}.`,
    friendly: `
      Gern, die {}.
      Wir wohnen in {}.`,
    curt: `
      {}.`,
    chatty: `
      Die haben sie ja mal geändert, aber jetzt ist es die {}.
      Das weiß ich noch, {}.`,
    bavarian: `
      Des is de {}.`,
    berlin: `
      Dit is die {}.`,
    swabian: `
      Des isch d' {}.`,
  }),
  "spelled-name": said({
    "matter-of-fact": `
      {}.
      Ich buchstabiere, {}.`,
    friendly: `
      Gern, {}.
      Ich buchstabiere es Ihnen: {}.`,
    curt: `
      {}.`,
    chatty: `
      Das schreibt jeder falsch, also {}.
      Passen Sie auf, {}.`,
    bavarian: `
      I buchstabier's Eahna, {}.`,
    berlin: `
      Ick buchstabier ma, {}.`,
    swabian: `
      I buchstabier's Ihne, {}.`,
  }),
  digits: said({
    "matter-of-fact": `
      {}.
      Das ist die {}.
      Die Nummer ist {}.`,
    friendly: `
      Moment, hier steht {}.
      Gern, das ist {}.`,
    curt: `
      {}.`,
    chatty: `
      Warten Sie, die Schrift ist so klein, da steht {}.
      Ich les es mal vor, {}.`,
    bavarian: `
      Do steht {}.`,
    berlin: `
      Da steht {}.`,
    swabian: `
      Do stoht {}.`,
  }),
};

/** Sentences around a name. */
export const NAME_FRAMES: TopicLines = said({
  "matter-of-fact": `
    {}.
    Mein Name ist {}.
    {} ist mein Name.
    Ich heiße {}.`,
  friendly: `
    Gern, ich bin {}.
    {}, freut mich.`,
  curt: `
    {}.`,
  chatty: `
    {}, so wie der Bäcker bei uns im Ort, aber nicht verwandt.
    Ich heiße {}, aber alle nennen mich nur beim Vornamen.`,
  bavarian: `
    I bin {}.
    {} hoaß i.`,
  berlin: `
    Ick bin {}.
    {} heeß ick.`,
  swabian: `
    I ben {}.
    {} hoiß i.`,
});
