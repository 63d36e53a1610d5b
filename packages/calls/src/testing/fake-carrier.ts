import type { Carrier } from "@rufbaum/telephony";

/** A carrier that takes everything and knows of nothing; a test overrides what it is about. */
export function fakeCarrier(overrides: Partial<Carrier> = {}): Carrier {
  let placed = 0;
  return {
    placeCall: async () => ({ callSid: callSid(++placed), status: "queued" }),
    announce: async () => ({ callSid: callSid(++placed) }),
    endCall: async () => {},
    redirectCall: async () => {},
    limitCall: async () => {},
    findCall: async () => null,
    findCallsTo: async () => [],
    sendMessage: async () => ({ messageSid: `SM${"0".repeat(32)}` }),
    listNumbers: async () => [],
    answerNumber: async () => {},
    fetchRecording: async () => null,
    deleteRecording: async () => true,
    ...overrides,
  };
}

/** The carrier's id of the n-th call. */
export function callSid(place: number): string {
  return `CA${String(place).padStart(32, "0")}`;
}
