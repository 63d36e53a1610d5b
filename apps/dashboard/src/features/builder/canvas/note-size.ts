/** How large a note is drawn that says nothing of its own. */
export const NOTE_SIZE = { width: 200, height: 112 };
