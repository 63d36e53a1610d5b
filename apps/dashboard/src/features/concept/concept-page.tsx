import { Info } from "lucide-react";
import { pagesTexts } from "../../messages/pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { PhaseCurve } from "./phase-curve.tsx";

const texts = () => pagesTexts().concept;

const AGENT_HUES = ["start", "objection", "decision", "message"];

/** The concept: expressive, public, and clear about what it is. */
export function ConceptPage() {
  return (
    <div className="min-h-full bg-surface">
      <section className="relative border-b border-line">
        <div
          aria-hidden="true"
          className="absolute inset-0 dotted [mask-image:linear-gradient(to_right,transparent_35%,black)]"
        />
        <div className="relative mx-auto max-w-4xl px-6 py-16 sm:py-20">
          <Badge tone="accent">{texts().eyebrow}</Badge>
          <h1 className="mt-4 font-semibold text-[40px] leading-[44px] tracking-[-0.03em]">
            {texts().title}
          </h1>
          <p className="mt-4 max-w-2xl text-16 text-pretty text-muted">{texts().lead}</p>
          <dl className="mt-10 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3">
            {texts().figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end bg-surface p-5">
                <dt className="mt-1 text-13 text-muted">
                  {label} <span className="text-faint">({texts().conceptual})</span>
                </dt>
                <dd className="font-semibold text-28 figures">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="mx-auto max-w-4xl space-y-12 px-6 py-12">
        <section className="flex gap-3 rounded-xl border border-line bg-base p-5">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-running" />
          <div className="space-y-2 text-13">
            <h2 className="font-semibold text-14">{texts().disclaimerTitle}</h2>
            <p className="text-muted">{texts().disclaimer}</p>
            <p className="text-muted">{texts().confidentiality}</p>
          </div>
        </section>
        <section>
          <h2 className="font-semibold text-20">{texts().phasesTitle}</h2>
          <PhaseCurve />
        </section>
        <section>
          <h2 className="font-semibold text-20">{texts().agentsTitle}</h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {texts().agents.map(({ name, text }, index) => (
              <li
                key={name}
                className="relative overflow-hidden rounded-xl border border-line p-4 pl-5"
              >
                <span
                  aria-hidden="true"
                  data-kind={AGENT_HUES[index]}
                  className="absolute inset-y-0 left-0 w-[3px] bg-kind"
                />
                <h3 className="font-semibold text-14">{name}</h3>
                <p className="text-13 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
