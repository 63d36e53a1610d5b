export type { Crew, CrewJob } from "../engine/crew.ts";
export { type CrewOptions, openCrew, setCrewScript } from "./open-crew.ts";
