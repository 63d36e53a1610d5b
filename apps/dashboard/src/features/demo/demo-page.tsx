import { Check, PhoneIncoming } from "lucide-react";
import { pagesTexts } from "../../messages/pages.ts";

const texts = () => pagesTexts().demo;

/** What the public demo will be; it takes no number before it can call one. */
export function DemoPage() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-6 py-16 text-center sm:py-24">
      <div className="flex size-14 items-center justify-center rounded-2xl bg-accent-soft text-accent-ink">
        <PhoneIncoming aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </div>
      <h1 className="mt-6 font-semibold text-28">{texts().title}</h1>
      <p className="mt-3 text-16 text-balance text-muted">{texts().lead}</p>
      <div className="mt-8 w-full rounded-xl border border-line bg-base p-5 text-left">
        <p className="font-semibold text-14">{texts().notYet}</p>
        <p className="mt-1 text-13 text-muted">{texts().hint}</p>
      </div>
      <section className="mt-8 w-full text-left">
        <h2 className="font-semibold text-14">{texts().expectTitle}</h2>
        <ul className="mt-3 space-y-2">
          {texts().expectations.map((expectation) => (
            <li key={expectation} className="flex items-start gap-2.5 text-14">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
              {expectation}
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-8 text-12 text-muted">{texts().privacy}</p>
    </div>
  );
}
