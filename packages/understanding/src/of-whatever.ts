/** What a number is said of that has no noun of its own, "zwei davon": of whatever is asked for next. */
export const OF_WHATEVER = "stueck";

/** What is said of a text that is an address. */
export const OF_ADDRESS = "address";

/** What is said of a text that is the firm somebody is with. */
export const OF_FIRM = "firm";
