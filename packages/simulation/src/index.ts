export type { Attitude } from "./caller/attitude.ts";
export type { AgentTurn, Caller, CallerAct, HangUpCause } from "./caller/caller.ts";
export { pickUp } from "./caller/pick-up.ts";
export type { Cause, UnaskedLine, WrongLine } from "./causes/cause.ts";
export { WRONG_VALUE_FAULTS, type WrongValueFault } from "./causes/wrong-values.ts";
export type { Compared, ComparedFigure, Significance } from "./comparison/compare-all.ts";
export type { PairedSuccess } from "./comparison/compare-paired.ts";
export { type Comparison, compareResults } from "./comparison/compare-results.ts";
export type { ComparisonNote } from "./comparison/notes.ts";
export { linesFor } from "./corpus/lines.ts";
export { SPEAKERS, type Speaker } from "./corpus/speakers.ts";
export { TOPICS, type Topic } from "./corpus/topic.ts";
export { personNamed } from "./corpus/values/person.ts";
export { bareValue, type Sayable, sayValue } from "./corpus/values/say-value.ts";
export { REGIONS, type Region } from "./corpus/voices.ts";
export {
  type DiscoveryAdvice,
  MET_INTENTS,
  type MetIntent,
  type NamelessDiscovery,
  SPOKEN_VALUES,
  type SpokenValue,
} from "./discovery/advice.ts";
export { adviceAsWritten, readStoredResult, type StoredResult } from "./discovery/as-written.ts";
export { discover } from "./discovery/discover.ts";
export type { MissedGroup } from "./discovery/missed-group.ts";
export type { AnswerTraffic, AnswerWay } from "./engine/answers.ts";
export { CONCERNS, type Concern, type RaisedFate } from "./engine/concern.ts";
export { type NamedWay, waysThrough } from "./engine/coverage.ts";
export {
  MOST_RUNS,
  type SimulationJob,
  USUAL_NOISE,
  USUAL_SEED,
} from "./engine/job.ts";
export {
  openSimulation,
  type Parts,
  type Simulation,
  type TracedRun,
} from "./engine/open-simulation.ts";
export { openSimulationReader } from "./engine/open-simulation-reader.ts";
export { rateOf } from "./engine/rates.ts";
export {
  type ConditionSuggestion,
  type Coverage,
  type DiscoveredIntent,
  disclosureDueIn,
  type EntrySuggestion,
  type MissedReply,
  type NodeTraffic,
  PATH_JOINT,
  type PersonaResult,
  type RaisedTraffic,
  type Rate,
  type RateName,
  reachedIn,
  type Sample,
  type SimulationResult,
  type Suggestion,
  type WayTraffic,
} from "./engine/result.ts";
export {
  type Conversation,
  type ConversationLine,
  FAILURE_REASONS,
  type Failure,
  type FailureReason,
  type Missed,
  type Run,
} from "./engine/run.ts";
export { packRuns } from "./engine/run-set.ts";
export {
  type SimulateOptions,
  SimulationCancelled,
  type SimulationProgress,
  simulate,
} from "./engine/simulate.ts";
export { treeVersion } from "./engine/tree-version.ts";
export { BEGINNING } from "./engine/virtual-time.ts";
export type { PooledJob, WorkerPool } from "./engine/worker-pool.ts";
export { FEWEST_CALLS, type Fit, type FitJob, fitPersonas } from "./fit/fit-personas.ts";
export type { Measure } from "./fit/measures.ts";
export type { FitReport, FitRow } from "./fit/report.ts";
export { mishear } from "./noise/mishear.ts";
export { behaviourOf, DIALS, type Dial } from "./personas/behaviour.ts";
export { PERSONAS } from "./personas/built-in.ts";
export { type Behaviour, MANNERS, type Manner, type Persona } from "./personas/persona.ts";
export type { PersonaFault, PersonaProblem, PersonaValue } from "./personas/problem.ts";
export { type ReadPersonas, readPersonas } from "./personas/read-personas.ts";
export { recommend } from "./recommendations/recommend.ts";
export type {
  Missing,
  Recommendation,
  ReplyRemedy,
  TextFault,
} from "./recommendations/recommendation.ts";
export type { RecordedCall, RecordedMessage } from "./replay/recorded-call.ts";
export { type Replay, replayCalls } from "./replay/replay.ts";
export type {
  Elsewhere,
  Ending,
  ReplayedCall,
  TakenThenAndNow,
  Unfollowed,
} from "./replay/replayed-call.ts";
export { type SeededRandom, seededRandom } from "./seeded-random.ts";
