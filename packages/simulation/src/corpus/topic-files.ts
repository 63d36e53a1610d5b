import agreesToRecording from "../../corpus/agrees-to-recording.txt" with { type: "text" };
import angry from "../../corpus/angry.txt" with { type: "text" };
import areYouThere from "../../corpus/are-you-there.txt" with { type: "text" };
import asksPartner from "../../corpus/asks-partner.txt" with { type: "text" };
import asksPrice from "../../corpus/asks-price.txt" with { type: "text" };
import asksReferences from "../../corpus/asks-references.txt" with { type: "text" };
import asksSubsidy from "../../corpus/asks-subsidy.txt" with { type: "text" };
import asksWarranty from "../../corpus/asks-warranty.txt" with { type: "text" };
import badExperience from "../../corpus/bad-experience.txt" with { type: "text" };
import bossAway from "../../corpus/boss-away.txt" with { type: "text" };
import callLater from "../../corpus/call-later.txt" with { type: "text" };
import chatter from "../../corpus/chatter.txt" with { type: "text" };
import confirms from "../../corpus/confirms.txt" with { type: "text" };
import decides from "../../corpus/decides.txt" with { type: "text" };
import denies from "../../corpus/denies.txt" with { type: "text" };
import distrusts from "../../corpus/distrusts.txt" with { type: "text" };
import frontDesk from "../../corpus/front-desk.txt" with { type: "text" };
import goodbye from "../../corpus/goodbye.txt" with { type: "text" };
import greets from "../../corpus/greets.txt" with { type: "text" };
import hangsUp from "../../corpus/hangs-up.txt" with { type: "text" };
import hasProvider from "../../corpus/has-provider.txt" with { type: "text" };
import hasTime from "../../corpus/has-time.txt" with { type: "text" };
import holdOn from "../../corpus/hold-on.txt" with { type: "text" };
import howLong from "../../corpus/how-long.txt" with { type: "text" };
import interested from "../../corpus/interested.txt" with { type: "text" };
import isNotSo from "../../corpus/is-not-so.txt" with { type: "text" };
import isSo from "../../corpus/is-so.txt" with { type: "text" };
import isTenant from "../../corpus/is-tenant.txt" with { type: "text" };
import isThisABot from "../../corpus/is-this-a-bot.txt" with { type: "text" };
import justRenewed from "../../corpus/just-renewed.txt" with { type: "text" };
import listens from "../../corpus/listens.txt" with { type: "text" };
import maybe from "../../corpus/maybe.txt" with { type: "text" };
import movesSoon from "../../corpus/moves-soon.txt" with { type: "text" };
import newOnTheLine from "../../corpus/new-on-the-line.txt" with { type: "text" };
import no from "../../corpus/no.txt" with { type: "text" };
import noAuthority from "../../corpus/no-authority.txt" with { type: "text" };
import noTime from "../../corpus/no-time.txt" with { type: "text" };
import notInterested from "../../corpus/not-interested.txt" with { type: "text" };
import notMe from "../../corpus/not-me.txt" with { type: "text" };
import optOut from "../../corpus/opt-out.txt" with { type: "text" };
import pressured from "../../corpus/pressured.txt" with { type: "text" };
import putsThrough from "../../corpus/puts-through.txt" with { type: "text" };
import refusesRecording from "../../corpus/refuses-recording.txt" with { type: "text" };
import refusesValue from "../../corpus/refuses-value.txt" with { type: "text" };
import repeatPlease from "../../corpus/repeat-please.txt" with { type: "text" };
import sarcastic from "../../corpus/sarcastic.txt" with { type: "text" };
import sendInfo from "../../corpus/send-info.txt" with { type: "text" };
import stillHere from "../../corpus/still-here.txt" with { type: "text" };
import technicalQuestion from "../../corpus/technical-question.txt" with { type: "text" };
import thanks from "../../corpus/thanks.txt" with { type: "text" };
import thatIsMe from "../../corpus/that-is-me.txt" with { type: "text" };
import tooExpensive from "../../corpus/too-expensive.txt" with { type: "text" };
import tooOld from "../../corpus/too-old.txt" with { type: "text" };
import undecided from "../../corpus/undecided.txt" with { type: "text" };
import underContract from "../../corpus/under-contract.txt" with { type: "text" };
import valueLater from "../../corpus/value-later.txt" with { type: "text" };
import wantsHuman from "../../corpus/wants-human.txt" with { type: "text" };
import wantsWrittenOffer from "../../corpus/wants-written-offer.txt" with { type: "text" };
import whatIsItAbout from "../../corpus/what-is-it-about.txt" with { type: "text" };
import whereFromNumber from "../../corpus/where-from-number.txt" with { type: "text" };
import whoIsCalling from "../../corpus/who-is-calling.txt" with { type: "text" };
import wrongPerson from "../../corpus/wrong-person.txt" with { type: "text" };
import yes from "../../corpus/yes.txt" with { type: "text" };
import type { Topic } from "./topic.ts";

/** What stands in the corpus's file of each topic, `corpus/<topic>.txt`. */
export const TOPIC_FILES: Readonly<Record<Topic, string>> = {
  yes,
  no,
  maybe,
  "is-so": isSo,
  "is-not-so": isNotSo,
  "that-is-me": thatIsMe,
  decides,
  "not-me": notMe,
  interested,
  "not-interested": notInterested,
  undecided,
  confirms,
  denies,
  "agrees-to-recording": agreesToRecording,
  "refuses-recording": refusesRecording,
  "has-time": hasTime,
  "no-time": noTime,
  "call-later": callLater,
  "too-expensive": tooExpensive,
  "asks-price": asksPrice,
  "has-provider": hasProvider,
  distrusts,
  "no-authority": noAuthority,
  "send-info": sendInfo,
  "under-contract": underContract,
  "asks-partner": asksPartner,
  "is-tenant": isTenant,
  "moves-soon": movesSoon,
  "just-renewed": justRenewed,
  "bad-experience": badExperience,
  "too-old": tooOld,
  "technical-question": technicalQuestion,
  "asks-references": asksReferences,
  "asks-subsidy": asksSubsidy,
  "asks-warranty": asksWarranty,
  "wants-written-offer": wantsWrittenOffer,
  "who-is-calling": whoIsCalling,
  "what-is-it-about": whatIsItAbout,
  "is-this-a-bot": isThisABot,
  "how-long": howLong,
  "where-from-number": whereFromNumber,
  "repeat-please": repeatPlease,
  "wants-human": wantsHuman,
  "are-you-there": areYouThere,
  "still-here": stillHere,
  "front-desk": frontDesk,
  "puts-through": putsThrough,
  "boss-away": bossAway,
  "new-on-the-line": newOnTheLine,
  angry,
  sarcastic,
  pressured,
  thanks,
  greets,
  "hold-on": holdOn,
  listens,
  chatter,
  "opt-out": optOut,
  "wrong-person": wrongPerson,
  goodbye,
  "hangs-up": hangsUp,
  "refuses-value": refusesValue,
  "value-later": valueLater,
};
