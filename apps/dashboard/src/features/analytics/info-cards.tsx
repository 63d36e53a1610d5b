import { FileChartColumn, FlaskConical, Users } from "lucide-react";
import { analyticsTexts } from "../../messages/analytics.ts";

/** What there is to be had here, while no tree is chosen. */
export function InfoCards() {
  const { cards } = analyticsTexts();
  const shown = [
    { icon: FlaskConical, title: cards.simulations, hint: cards.simulationsHint },
    { icon: Users, title: cards.personas, hint: cards.personasHint },
    { icon: FileChartColumn, title: cards.reports, hint: cards.reportsHint },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {shown.map(({ icon: Icon, title, hint }) => (
        <li key={title} className="rounded-xl border border-line bg-surface p-4">
          <Icon aria-hidden="true" className="size-5 text-accent-ink" strokeWidth={1.75} />
          <h2 className="mt-3 font-semibold text-14">{title}</h2>
          <p className="mt-1 text-13 text-muted">{hint}</p>
        </li>
      ))}
    </ul>
  );
}
