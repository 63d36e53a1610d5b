import type RequestClient from "twilio/lib/base/RequestClient.js";
import type TwilioClient from "twilio/lib/rest/Twilio.js";
import type { SdkHttpClient } from "./http-client.ts";

export type SdkClient = InstanceType<typeof TwilioClient>;

/**
 * Loads the SDK's REST client and binds it to our HTTP client.
 *
 * Not imported at start: it takes 60 ms and 20 MB, and the emulator's address is not needed before
 * the first call. Empty `edge` and `region` keep the SDK from reading TWILIO_EDGE and
 * TWILIO_REGION from the environment, which would change the host behind our back.
 */
export async function connectSdk(options: {
  accountSid: string;
  authToken: string;
  httpClient: SdkHttpClient;
}): Promise<SdkClient> {
  const { default: Twilio } = await import("twilio/lib/rest/Twilio.js");
  return new Twilio(options.accountSid, options.authToken, {
    accountSid: options.accountSid,
    // The SDK calls nothing of it but `request`.
    httpClient: options.httpClient as unknown as RequestClient,
    edge: "",
    region: "",
  });
}
