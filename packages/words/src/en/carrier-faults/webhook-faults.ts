export const webhookFaults = {
  11200:
    "This program has answered the carrier with an error. Check whether it runs, and look at its log.",
  11205:
    "The carrier does not reach this program. Check whether PUBLIC_URL can be reached from the internet and answers within 15 seconds.",
  11206:
    "Something answers under PUBLIC_URL that does not speak HTTP. Check address, port and proxy.",
  11210: "The name in PUBLIC_URL can't be found. Check its spelling and DNS record.",
  11215:
    "PUBLIC_URL redirects in a loop. Check your proxy's redirects, above all the one from http to https.",
  11220:
    "The encrypted connection to PUBLIC_URL can't be made. Check your server's TLS certificate.",
  11235:
    "The certificate under PUBLIC_URL belongs to another name. Issue one for exactly this name.",
  11236: "The certificate under PUBLIC_URL has expired. Renew it.",
  11237:
    "The certificate under PUBLIC_URL is missing an intermediate certificate. Serve the full chain.",
  12100:
    "The carrier could not read our answer. Check whether a proxy in front of PUBLIC_URL changes it.",
  12200: "The carrier has skipped part of our answer. Report the error with its number.",
  12300:
    "Our answer arrived with a wrong content type. Check whether a proxy in front of PUBLIC_URL changes headers.",
  13201: "A transferred call can't be transferred again. End the current transfer first.",
  13214:
    "The transfer's caller number does not belong to your account. Choose a bought or verified number in the settings.",
  13223: "The transfer's number is written wrongly. Enter it in the form +49….",
  13224: "The transfer's number can't be called. Check it for typos and area code.",
  13225:
    "The carrier blocks calls to the transfer's number. Enter another one, or ask Twilio's support.",
  13227:
    "Your account may not call the transfer's country. Enable it in the Twilio console under “Voice Geographic Permissions”.",
  13313: "The time to wait for an answer is invalid. Enter at least one second in the node.",
  13314: "The number of keys is invalid. Enter at least one in the node.",
  13511: "The carrier does not know this voice. Choose another one in the settings.",
  13512: "The carrier does not know this language. Choose German in the settings.",
  13520:
    "The carrier can't speak a text. Check whether it is empty, and otherwise choose another voice.",
  13521: "A text is too long to be spoken. Split it over several nodes.",
};
