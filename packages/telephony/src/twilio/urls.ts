/** The addresses of one call that the carrier is given; their paths are the server's routes. */
export interface CallUrls {
  answer: string;
  status: string;
  relayEnded: string;
  fallback: string;
  /** Of a turn without a relay; its number is appended. */
  turn(turn: number): string;
  dialed: string;
  machine: string;
  recording: string;
  /** The relay's socket: the same for every call, the call's id travels in its setup. */
  relay: string;
}

/** `publicUrl`: the origin under which the carrier reaches us, perhaps with a path. */
export function callUrls(publicUrl: string, callId: string): CallUrls {
  const base = withoutTrailingSlash(publicUrl);
  const query = `?call=${encodeURIComponent(callId)}`;
  return {
    answer: `${base}/twilio/voice/answer${query}`,
    status: `${base}/twilio/voice/status${query}`,
    relayEnded: `${base}/twilio/voice/relay-ended${query}`,
    fallback: `${base}/twilio/voice/fallback${query}`,
    turn: (turn) => `${base}/twilio/voice/turn${query}&turn=${turn}`,
    dialed: `${base}/twilio/voice/dialed${query}`,
    machine: `${base}/twilio/voice/machine${query}`,
    recording: `${base}/twilio/voice/recording${query}`,
    relay: socketUrl(`${base}/twilio/relay`),
  };
}

/** Where the calls to a number of ours are told: no call of ours exists yet. */
export function incomingUrls(publicUrl: string): {
  voice: string;
  fallback: string;
  status: string;
} {
  const base = `${withoutTrailingSlash(publicUrl)}/twilio/voice/incoming`;
  return { voice: base, fallback: `${base}-fallback`, status: `${base}-status` };
}

/** http → ws, https → wss. */
export function socketUrl(url: string): string {
  return url.replace(/^http/i, "ws");
}

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
