/** The page of the live calls with one of them open beside the list. */
export function callAddress(id: string): string {
  return `/live-calls?${new URLSearchParams({ call: id })}`;
}

/** The page of the transcripts with one of them chosen. */
export function transcriptAddress(callSid: string): string {
  return `/transcripts?${new URLSearchParams({ call: callSid })}`;
}
