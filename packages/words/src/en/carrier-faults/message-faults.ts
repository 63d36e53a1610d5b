export const messageFaults = {
  21408:
    "Your account may not send text messages to this country. Enable it in the Twilio console under “Messaging Geographic Permissions”.",
  21602: "The text message is empty. Enter a text in the node.",
  21603:
    "There is no number to send the text message from. Choose a sender number in the settings.",
  21604: "There is no number to send the text message to. Enter it.",
  21606:
    "No text messages can be sent from this number. Choose one in the settings that can send them.",
  21608:
    "A trial account may send text messages to verified numbers only. Verify the number in the Twilio console, or upgrade to a full account.",
  21610:
    "The recipient has unsubscribed from text messages from this number. Send no more; contact them another way.",
  21611: "Too many text messages from this number are waiting already. Try again later.",
  21612:
    "This number can't be reached by text message from the sender's. Check both numbers, or choose another sender number.",
  21614: "The number is not a mobile number. Enter a mobile number for the text message.",
  21617: "The text message is too long. Shorten the text to at most 1600 characters.",
  30003: "The recipient's phone can't be reached. Try again later.",
  30005: "The recipient's number is no longer assigned. Check it for typos and area code.",
  30006: "No text message can be delivered to this line. Enter a mobile number.",
  30007: "A network has filtered the text message as spam. Change the text, and avoid short links.",
};
