import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import { sayVoice } from "./voice.ts";

/** Makes the carrier ask at `url`, at once or after some words and so many whole seconds of silence. */
export function askAgainTwiml({
  url,
  seconds,
  words = "",
}: {
  url: string;
  seconds: number;
  words?: string;
}): string {
  const response = new VoiceResponse();
  if (words !== "") response.say(sayVoice("usual"), words);
  if (seconds > 0) response.pause({ length: seconds });
  response.redirect({ method: "POST" }, url);
  return response.toString();
}
