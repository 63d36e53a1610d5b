const NETWORK = "Check your network; a cable instead of Wi-Fi often helps.";

export const mediaFaults = {
  53400:
    "The browser could not offer an audio connection. Reload the page or use a current browser.",
  53402:
    "The browser could not accept the other side's offer. Reload the page or use a current browser.",
  53405: "No sound gets through. Check whether a firewall blocks UDP or WebRTC.",
  "insights-connection-error":
    "The connection test's measurements could not be delivered. Check whether an ad blocker or a firewall holds them back; you can still make calls.",
  "preflight-timeout":
    "The connection test could not connect to the carrier. Check your internet connection and whether a firewall blocks WebSockets.",
  "high-rtt": `The connection to the carrier is very slow. ${NETWORK}`,
  "high-jitter": `The sound arrives unevenly. ${NETWORK}`,
  "low-mos": `The sound quality is poor. ${NETWORK}`,
  "high-packet-loss": `Parts of the sound get lost. ${NETWORK}`,
  "high-packets-lost-fraction": `Large parts of the sound get lost. ${NETWORK}`,
  "low-bytes-received":
    "No sound arrives from the other side. Check whether a firewall blocks UDP.",
  "low-bytes-sent": "Your sound is not transmitted. Check whether a firewall blocks UDP.",
  "constant-audio-input-level": "The microphone picks up nothing. Check whether it is muted.",
  "constant-audio-output-level":
    "Nothing but silence arrives. Ask the other person whether their microphone is on.",
  "ice-connectivity-lost": `The audio connection is interrupted. ${NETWORK}`,
};
