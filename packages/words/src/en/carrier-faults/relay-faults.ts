export const relayFaults = {
  39001: "The connection to the call broke. Check whether PUBLIC_URL can be reached at all times.",
  64101:
    "The carrier does not accept a setting of the call, usually a voice and a speech service that don't go together. Choose another voice in the settings.",
  64102:
    "The carrier can't connect the call to this program. Check whether PUBLIC_URL can be reached and the proxy lets WebSockets through.",
  64104: "The call has reached its maximum duration. Call again if needed.",
  64105: "The connection to the call broke. Check whether this program keeps running.",
  64106:
    "The speech service does not accept a setting of the call, usually a voice that does not exist in this language. Choose another voice in the settings.",
  64107:
    "The carrier did not understand an instruction during the call. Report the error with its number.",
  64108: "No more sound arrives from the phone that was called. Call again.",
  64109:
    "Your account has reached its limit of simultaneous calls. Wait until one ends, or have the limit raised.",
  64111:
    "The speech service could not speak a sentence. Choose another voice in the settings if it happens again.",
  64112: "The speech service is not available right now. Try again later, or choose another voice.",
  31920:
    "The audio connection to this program could not be made. Check whether PUBLIC_URL can be reached and the proxy lets WebSockets through.",
  31921: "The audio connection to this program broke. Check whether it keeps running.",
};
