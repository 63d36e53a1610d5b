import {
  type Caller,
  type CallerAct,
  PERSONAS,
  personNamed,
  pickUp,
  seededRandom,
} from "@rufbaum/simulation";
import type { Callee, CalleeAct, ChooseCallee, HeardByCallee } from "@rufbaum/telephony/emulator";
import { isTestNumber } from "@rufbaum/telephony/emulator";

/** The test numbers that end so are picked up by the simulation's people, the first by the first. */
const DIGITS = ["011", "012", "013", "014", "015"];

/** In person: mailboxes, and who puts the phone down at once, have numbers of their own. */
const IN_PERSON = { isMailbox: 0, hangsUpAtOnce: 0, speaksLittleGerman: 0 };
const PEOPLE = PERSONAS.map((persona) => ({
  ...persona,
  behaviour: { ...persona.behaviour, ...IN_PERSON },
}));

/**
 * Who picks up at the emulator: behind `011` to `015` the simulation's built-in personas, as they do
 * there, but each by the name that his number is shown with. Other than the emulator's own people each
 * of their calls takes another course.
 */
export const simulatedPeople: ChooseCallee = ({ to, direction, seed }) => {
  if (direction !== "outbound-api" || !isTestNumber(to)) return null;
  const persona = PEOPLE[DIGITS.indexOf(to.slice(-3))];
  if (persona === undefined) return null;
  const [random, fate] = [seededRandom(seed >>> 0, 0), seededRandom(seed >>> 0, 1)];
  const himself = personNamed(persona.name, fate.on("himself"));
  return onThePhone(pickUp({ persona, named: null, himself, random, fate }).caller);
};

/** Below this an utterance is over before anybody could cut in. Milliseconds. */
const LONG = 5_000;
/** From the handset to the first word. */
const PICKS_UP = 300;
/** From the last word until the phone is down. */
const PUTTING_DOWN = 700;
/** Silences after which nobody is waited for any more. */
const MOST_SILENCES = 3;

/** A caller of the simulation at the end of a line, where he hears while others speak. */
export function onThePhone(caller: Caller): Callee {
  /** Milliseconds that were spoken since he last said something. */
  let spoken = 0;
  let isGreeted = false;
  /** What he made of words that he did not hear to their end. */
  let cutOff: { text: string; act: CallerAct } | null = null;

  function hear(text: string, milliseconds: number): CallerAct {
    return caller.react({ text, milliseconds, firm: 0, wants: null, takesKeys: true });
  }

  function react(heard: HeardByCallee): readonly CalleeAct[] {
    switch (heard.type) {
      case "picked-up": {
        const { greeting } = caller;
        return greeting === undefined ? [] : [{ type: "say", text: greeting, after: PICKS_UP }];
      }
      case "agent-pressed":
        return [];
      case "agent-began": {
        const { text, milliseconds } = heard;
        // Who calls is heard to the end: nobody could say so otherwise.
        const mayCutIn = isGreeted && spoken === 0 && milliseconds >= LONG;
        spoken += milliseconds;
        if (!mayCutIn) return [];
        const act = hear(text, milliseconds);
        cutOff = { text, act };
        if (act.type !== "interrupt") return [];
        const after = milliseconds * (act.heard.length / text.length);
        return [{ type: "say", text: act.text, after: Math.max(500, Math.round(after)) }];
      }
      case "agent-finished": {
        const act = cutOff && heard.text === cutOff.text ? cutOff.act : hear(heard.text, spoken);
        spoken = 0;
        isGreeted = true;
        cutOff = null;
        return actsOf(act);
      }
      case "silence":
        return heard.times > MOST_SILENCES ? [{ type: "hang-up", after: 0 }] : [];
    }
  }

  return { react };
}

function actsOf(act: CallerAct): CalleeAct[] {
  switch (act.type) {
    case "speak":
      return [{ type: "say", text: act.text, after: act.after }];
    case "interrupt":
      return [{ type: "say", text: act.text, after: 0 }];
    case "press":
      return [{ type: "press", digits: act.digits, after: act.after }];
    case "stay-silent":
      return [];
    case "hang-up": {
      const { says, after } = act;
      if (says === null) return [{ type: "hang-up", after }];
      return [
        { type: "say", text: says, after },
        { type: "hang-up", after: PUTTING_DOWN },
      ];
    }
  }
}
