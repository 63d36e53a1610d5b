import type {
  NoCallerNumber,
  UnshowableNumber,
  UnusableNumber,
} from "@rufbaum/dialing/caller-numbers";
import type { Sentences } from "../../tell.ts";
import { noCallerNumber, unshowableNumberWithSource, unusableNumber } from "../caller-numbers.ts";

/** `number`: as people write it. */
export type NumberRefusal =
  | { code: "invalid-caller-number"; why: UnshowableNumber }
  | { code: "caller-number-not-allowed"; why: NoCallerNumber }
  | { code: "number-known"; number: string }
  | { code: "unknown-number"; number: string }
  | { code: "number-not-usable"; number: string; why: UnusableNumber }
  | { code: "default-number"; number: string }
  /** `isVerified`: the carrier knows it as somebody's own, not as bought. */
  | { code: "number-not-answerable"; number: string; isVerified: boolean }
  | { code: "not-published"; treeName: string };

export const numberRefusals: Sentences<NumberRefusal> = {
  "invalid-caller-number": ({ why }) => unshowableNumberWithSource(why),
  "caller-number-not-allowed": ({ why }) => noCallerNumber(why),
  "number-known": ({ number }) => `${number} steht schon unter Ihren Rufnummern.`,
  "unknown-number": ({ number }) => `${number} steht nicht unter Ihren Rufnummern.`,
  "number-not-usable": ({ number, why }) =>
    `${number} kann nicht Standard sein: ${unusableNumber(why)}`,
  "default-number": ({ number }) =>
    `${number} ist die Standardnummer. Machen Sie erst eine andere zum Standard.`,
  "number-not-answerable": ({ number, isVerified }) =>
    isVerified
      ? `${number} ist beim Anbieter nur bestätigt: Anrufe an sie kommen bei Ihrem bisherigen Anschluss an. Kaufen Sie eine Nummer, oder leiten Sie diese auf eine gekaufte um.`
      : `${number} gehört nach allem, was bekannt ist, nicht zum Konto beim Anbieter. Prüfen Sie die Rufnummern noch einmal.`,
  "not-published": ({ treeName }) =>
    `„${treeName}“ ist noch nicht veröffentlicht. Anrufe beantwortet nur eine veröffentlichte Version.`,
};
