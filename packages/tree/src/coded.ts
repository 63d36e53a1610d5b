/** A code with the values that belong to it, for whoever tells it in words. */
export type Coded<ParamsByCode> = {
  [Code in keyof ParamsByCode]: { code: Code; params: ParamsByCode[Code] };
}[keyof ParamsByCode];

/** A code that says everything. */
export type NoParams = Record<string, never>;
