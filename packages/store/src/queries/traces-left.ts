/**
 * A setting: whether anything was erased or forgotten since the tables were last rewritten. Until then files may
 * hold bytes of rows that no query finds any more.
 */
export const TRACES_LEFT = "traces-left";
