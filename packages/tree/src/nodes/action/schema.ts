import { actionUnion } from "../../actions/schema.ts";
import { nodeSchema } from "../node-schema.ts";

export const actionSchema = nodeSchema("action", {
  action: actionUnion.describe("What it does.").exactOptional(),
});
