const RELOAD = "Reload the page; if this keeps happening, report the error with its number.";

export const voiceCallFaults = {
  31000: "An unknown error occurred in the voice connection. Reload the page and try again.",
  31001: "The TwiML app does not exist. Check TWILIO_TWIML_APP_SID.",
  31002:
    "The carrier has declined the connection. Check in the Twilio console whether your account may make calls.",
  31003: "The connection to the carrier is interrupted. Check your internet connection.",
  31005: "The connection to the call was lost. Check your internet connection and call again.",
  31008: "The call was cancelled before anybody answered. Call again if needed.",
  31009:
    "The browser can't send anything to the carrier. Check your internet connection and whether a firewall blocks WebSockets.",
  31100: `The carrier does not understand the browser's request. ${RELOAD}`,
  31101: `The browser's request is incomplete. ${RELOAD}`,
  31102: "The browser has no access to the carrier. Reload the page and sign in.",
  31103: `Something the browser sends is too long. ${RELOAD}`,
  31104: `The carrier can't connect the call. ${RELOAD}`,
  31105:
    "The name under which the browser registers is invalid. Use letters, digits and underscores only, at most 121 characters.",
  31106: `The carrier does not understand the browser's request. ${RELOAD}`,
  31107: "The call can't be resumed. Start it again.",
  31210: `A message in the call was of a kind that the carrier does not know. ${RELOAD}`,
  31212: "A message in the call is too large. Shorten it.",
  31400: `The carrier does not understand the request. ${RELOAD}`,
  31404: "The line can't be found. Check the number for typos and area code.",
  31480: "The line can't be reached right now. Try again later.",
  31486: "The line is busy. Try again later.",
  31603: "The person called has declined. Try again at another time.",
  53000:
    "The connection to the carrier's signalling could not be made. Check your internet connection and whether a firewall blocks WebSockets.",
  53001:
    "The connection to the carrier's signalling broke. Check your internet connection; the browser keeps trying by itself.",
  "close-1006":
    "The connection to the carrier broke. Check your internet connection; the browser is trying another address.",
  "close-1015":
    "The encrypted connection to the carrier could not be made. Check the computer's date and time and whether a proxy intercepts the connection.",
};
