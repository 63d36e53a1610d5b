import type { Words } from "../words.ts";

/** What is particular to one kind of action. */
export interface ActionSpec {
  name: Words;
  /** Whether it needs the world outside, and so may fail. */
  isOutside: boolean;
  /** What it has to know, by name, in the order of the form. */
  fields: Readonly<Record<string, ActionField>>;
  /** The field that names the variable it fills. */
  fills?: string;
}

/** A text. */
export interface ActionField {
  label: Words;
  isOptional?: true;
  /** Whether it may have several lines. */
  isLong?: true;
  /** Whether it has places for variables: read out as words, or put in as they are. */
  places?: "spoken" | "raw";
  /** Whether it is the name of a variable. */
  isVariable?: true;
}
