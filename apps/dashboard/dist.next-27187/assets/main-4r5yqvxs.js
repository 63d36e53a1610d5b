function qn(r){return`/live-calls?${new URLSearchParams({call:r})}`}function Ys(r){return`/transcripts?${new URLSearchParams({call:r})}`}
export{qn,Ys};
