export { NOT_PICKED_UP, SUCCEEDED } from "./action-result.ts";
export {
  beSilent,
  cutOff,
  hangUp,
  interrupt,
  KEY_PRESS,
  press,
  type Reader,
  say,
  sayEarly,
} from "./deeds.ts";
export { heardUntil } from "./heard-until.ts";
export {
  type AskedAction,
  allSucceed,
  anew,
  answerCall,
  type Does,
  finishAction,
  meanwhile,
  openAction,
  type Play,
  resume,
  type Step,
  take,
  wait,
} from "./play.ts";
export { type PlayedActions, playedActions } from "./played-actions.ts";
export { type Deed, doneIn, firmIn, heardOfEach, lastIn, saidIn, saysIn } from "./said.ts";
