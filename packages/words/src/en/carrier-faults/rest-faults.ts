export const restFaults = {
  10002:
    "The carrier does not allow this with a trial account. Upgrade the account in the Twilio console.",
  10004:
    "Your account at the carrier has reached its limit of simultaneous calls. Wait until one ends, or have the limit raised.",
  20001:
    "The carrier does not understand the request. Report the error with its number, and try again after an update.",
  20003: "The carrier has refused the credentials. Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.",
  20004:
    "The carrier does not allow this kind of request. Check TWILIO_API_BASE, and report the error with its number.",
  20005: "Your account at the carrier is suspended or closed. The Twilio console says why.",
  20008:
    "This can't be done with test credentials. Enter the real credentials in TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.",
  20009: "The call is still in progress. Delete it or its recording when it has ended.",
  20404:
    "The carrier does not know the account or the call. Check TWILIO_ACCOUNT_SID and TWILIO_API_BASE.",
  20429: "The carrier takes no more requests right now. Wait a few seconds.",
  20500: "An error occurred at the carrier. Look at status.twilio.com and try again later.",
  20503:
    "The carrier's service is not available right now. Look at status.twilio.com and try again later.",
  21201: "The number to call is missing. Enter it.",
  21205:
    "The carrier can't use this program's address. Check PUBLIC_URL: an https address that can be reached from the internet.",
  21206: "The keys to press after the call is answered are invalid. Use digits, * and # only.",
  21208: "The time that it may ring is invalid. Enter 1 to 600 seconds.",
  21209: "The carrier does not accept what this program sends. Report the error with its number.",
  21210:
    "The caller number does not belong to your account. Enter a bought or verified number in TWILIO_FROM.",
  21211: "The number called is invalid. Check it for typos and area code.",
  21212: "The caller number is invalid. Enter TWILIO_FROM in the form +49…, without spaces.",
  21213: "The caller number is missing. Enter TWILIO_FROM.",
  21214: "The number called can't be reached. Check whether it is still assigned.",
  21215:
    "Your account may not call this country. Enable it in the Twilio console under “Voice Geographic Permissions”.",
  21216: "The carrier blocks calls to this number. Ask Twilio's support for the reason.",
  21217: "The number called does not exist. Check it for typos and area code.",
  21218: "The TwiML app does not exist. Check TWILIO_TWIML_APP_SID.",
  21219:
    "A trial account may call verified numbers only. Verify the number in the Twilio console, or upgrade to a full account.",
  21220: "The call has already ended. Start a new one if needed.",
};
