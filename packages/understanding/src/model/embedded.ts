import { openModel } from "./model.ts";
import { STORED_MODEL } from "./weights.generated.ts";

/** The model that was learnt from the library. */
export const MODEL = openModel(STORED_MODEL);
