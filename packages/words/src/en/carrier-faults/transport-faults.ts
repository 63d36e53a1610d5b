export const transportFaults = {
  "no-answer": "The carrier can't be reached. Check the internet connection and TWILIO_API_BASE.",
  "fate-unknown":
    "The carrier has not answered. Whether the call was placed is being checked; do not dial the number again at once.",
  refused:
    "The carrier has refused the request. Look up the error's number at twilio.com/docs/api/errors.",
};
