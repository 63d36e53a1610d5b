const KEYS = "Check TWILIO_ACCOUNT_SID, TWILIO_API_KEY and TWILIO_API_SECRET.";

export const voiceTokenFaults = {
  20101: `The carrier does not accept this browser's access. ${KEYS}`,
  20104: "This browser's access to the carrier has expired. Reload the page.",
  20151: `Signing in to the carrier failed. ${KEYS}`,
  31201: `This browser may not make calls through the account. ${KEYS}`,
  31202:
    "This browser's access has a wrong signature. Check TWILIO_API_SECRET: it has to belong to TWILIO_API_KEY.",
  31203:
    "The account at the carrier is suspended or does not exist. Check TWILIO_ACCOUNT_SID and the account's status in the Twilio console.",
  31204: `The carrier can't read this browser's access. ${KEYS}`,
  31205: "This browser's access to the carrier has expired. Reload the page.",
  31206:
    "This browser has signed in too often in a short time. Wait a minute, then reload the page.",
  31207:
    "This browser's access is valid for longer than the carrier allows. Check whether the server's clock is right.",
  31209: "The carrier does not let this call be resumed. Start it again.",
};
