/** When every simulated call is answered: a Monday, ten in the morning in Berlin. */
export const BEGINNING = Date.UTC(2026, 0, 5, 9, 0);
