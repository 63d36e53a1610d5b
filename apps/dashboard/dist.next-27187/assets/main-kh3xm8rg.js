var Tt={appearance:"appearance",telephony:"telephony",limits:"limits",numbers:"numbers",ownNumbers:"own-numbers",rules:"lawful-calling",blocks:"blocks",retention:"retention",tokens:"tokens"};
export{Tt};
