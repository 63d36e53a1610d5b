/** How a value of each kind is compared in an expression. */
export const RIGHT_FORM = {
  time: "> 20:00",
  date: ">= 24.12.2026",
  "date-time": '< "24.12.2026 12:00"',
  number: "> 5",
  amount: "> 5000",
} as const;
