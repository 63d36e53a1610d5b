import type { Random } from "@rufbaum/runtime";

/** Least and most milliseconds, as seen on recorded calls. */
type Range = readonly [least: number, most: number];

export const TIMING = {
  untilRinging: [400, 1_200],
  /** What a phone rings before somebody picks up or declines it. */
  untilAnswered: [1_800, 7_000],
  untilDeclined: [1_000, 4_000],
  untilUnreachable: [800, 2_000],
  /** The answered callback mostly comes after the TwiML was fetched. */
  untilAnsweredCallback: [500, 650],
  untilRelayConnects: [400, 500],
  untilGreeting: [650, 750],
  untilFirstSound: [250, 430],
  betweenPartials: [200, 300],
  /** Of a relay that breaks. */
  untilBreak: [14_000, 20_000],
  untilRelayCloses: [40, 90],
  untilAction: [300, 1_000],
  untilActionAfterDrop: [1_100, 1_300],
  untilFinalCallback: [400, 1_000],
  /** A person is recognised by its first word, or by how it answers the first silence. */
  untilHumanDetected: [1_800, 3_500],
  untilFaxDetected: [2_000, 4_000],
  /** After the sound that gives a machine away. */
  untilMachineDetected: [200, 500],
  untilDetectionTold: [100, 600],
} as const satisfies Record<string, Range>;

export function between(random: Random, [least, most]: Range): number {
  return Math.round(least + random.number() * (most - least));
}
