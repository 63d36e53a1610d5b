import type { CarrierAccountRouteDeps } from "../modules/carrier-account/routes.ts";

/** Where nobody chooses another carrier. */
export const NO_CARRIER_ACCOUNT: CarrierAccountRouteDeps["carrierAccount"] = {
  view: async () => ({
    source: "none",
    isReadable: true,
    account: null,
    variables: [],
    publicUrl: null,
    openCalls: 0,
    runningCampaigns: 0,
    undoUntil: null,
  }),
  check: unchosen,
  use: unchosen,
  disconnect: unchosen,
  undo: unchosen,
};

async function unchosen(): Promise<never> {
  throw new Error("Nobody chooses another carrier here.");
}
