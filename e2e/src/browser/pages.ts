/** The pages behind links and the demo, each with its title. */
export const PAGES = [
  { path: "/", heading: "Visual Decision Tree Builder" },
  { path: "/live-calls", heading: "Live Calls" },
  { path: "/bulk-calls", heading: "Bulk Calls" },
  { path: "/analytics", heading: "Analytics & Simulation" },
  { path: "/contacts", heading: "Contacts" },
  { path: "/transcripts", heading: "Anruf Transcripts" },
  { path: "/digital-compound-effect", heading: "The Digital Compound Effect" },
  { path: "/settings", heading: "Settings" },
  { path: "/ceo-demo", heading: "Enterprise AI Voice Demo" },
];
