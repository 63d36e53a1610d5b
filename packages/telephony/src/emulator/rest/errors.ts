/** Twilio's wording for the errors the emulator gives. */
const MESSAGES: Readonly<Record<number, string>> = {
  10004: "Call concurrency limit exceeded",
  20001: "Invalid parameter",
  20003: "Authenticate",
  20004: "Method not allowed",
  20009: "Cannot delete this resource before it is complete",
  20404: "The requested resource was not found",
  20429: "Too Many Requests",
  20500: "Internal Server Error",
  20503: "Service Unavailable",
  21201: "No 'To' number is specified",
  21205: "Url is not a valid URL",
  21206: "Invalid SendDigits",
  21208: "Invalid Timeout",
  21209: "Invalid Method",
  21210: "The source phone number provided is not yet verified for your account.",
  21211: "The phone number you are attempting to call is not valid.",
  21212: "The source phone number provided is not a valid phone number.",
  21213: "No 'From' number is specified",
  21214: "The destination phone number cannot be reached.",
  21215: "Account not authorized to call this number. Check its geographic permissions.",
  21216: "Account not allowed to call this number.",
  21217: "Phone number does not appear to be valid.",
  21218: "Invalid ApplicationSid",
  21219: "The number is unverified. Trial accounts may only make calls to verified numbers.",
  21220: "Call is not in-progress. Cannot redirect.",
  21408: "Permission to send an SMS has not been enabled for the region.",
  21602: "Message body is required.",
  21603: "A 'From' phone number is required.",
  21604: "A 'To' phone number is required.",
  21606: "The 'From' phone number provided is not a valid, SMS-capable phone number.",
  21608: "The number is unverified. Trial accounts cannot send messages to unverified numbers.",
  21610: "Attempt to send to unsubscribed recipient.",
  21611: "This 'From' number has exceeded the maximum number of queued messages.",
  21612: "The 'To' phone number is not currently reachable via SMS.",
  21614: "'To' number is not a valid mobile number.",
  21617: "The concatenated message body exceeds the 1600 character limit.",
};

/** An error as Twilio's REST API words it: `{ code, message, more_info, status }`. */
export function errorResponse(status: number, code: number, message = MESSAGES[code]): Response {
  return Response.json(
    { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    { status },
  );
}
