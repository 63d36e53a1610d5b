import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";

/** Makes the carrier ask at `url`, at once or after so many whole seconds of silence. */
export function askAgainTwiml({ url, seconds }: { url: string; seconds: number }): string {
  const response = new VoiceResponse();
  if (seconds > 0) response.pause({ length: seconds });
  response.redirect({ method: "POST" }, url);
  return response.toString();
}
