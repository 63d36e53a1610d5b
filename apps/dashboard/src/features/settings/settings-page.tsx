import { useAtom } from "jotai";
import { type ComponentType, type ReactNode, useRef } from "react";
import { themeAtom } from "../../app/theme.ts";
import { messages } from "../../messages/index.ts";
import { lawfulCallingTexts } from "../../messages/lawful-calling.ts";
import { settingsTexts } from "../../messages/settings.ts";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { THEME_ICONS, THEMES } from "../frame/theme-menu.tsx";
import { ANCHORS } from "./anchors.ts";
import { Backups } from "./backups/backups.tsx";
import { Blocks } from "./blocks/blocks.tsx";
import { Conversations } from "./conversations/conversations.tsx";
import { LanguageModel } from "./language-model/language-model.tsx";
import { LawfulCalling } from "./lawful-calling/lawful-calling.tsx";
import { Limits } from "./limits/limits.tsx";
import { NumberHealth } from "./numbers/number-health.tsx";
import { Numbers } from "./numbers/numbers.tsx";
import { OwnNumbers } from "./own-numbers/own-numbers.tsx";
import { Retention } from "./retention/retention.tsx";
import { System } from "./system/system.tsx";
import { Telephony } from "./telephony/telephony.tsx";
import { Tokens } from "./tokens.tsx";
import { useAnchor } from "./use-anchor.ts";

const texts = settingsTexts;
const lawful = () => lawfulCallingTexts();

/** In the order of the page; each with its place in the address. */
const SECTIONS: readonly {
  id: string;
  title(): string;
  hint(): string;
  content: ComponentType;
}[] = [
  {
    id: ANCHORS.appearance,
    title: () => texts().appearance,
    hint: () => texts().appearanceHint,
    content: ThemeChoices,
  },
  {
    id: ANCHORS.system,
    title: () => texts().system.title,
    hint: () => texts().system.hint,
    content: System,
  },
  {
    id: ANCHORS.telephony,
    title: () => texts().telephony.title,
    hint: () => texts().telephony.hint,
    content: Telephony,
  },
  {
    id: ANCHORS.conversations,
    title: () => texts().conversations.title,
    hint: () => texts().conversations.hint,
    content: Conversations,
  },
  {
    id: ANCHORS.languageModel,
    title: () => texts().languageModel.title,
    hint: () => texts().languageModel.hint,
    content: LanguageModel,
  },
  {
    id: ANCHORS.limits,
    title: () => texts().limits.title,
    hint: () => texts().limits.hint,
    content: Limits,
  },
  {
    id: ANCHORS.numbers,
    title: () => texts().numbers.title,
    hint: () => texts().numbers.hint,
    content: Numbers,
  },
  {
    id: ANCHORS.numberHealth,
    title: () => texts().numberHealth.title,
    hint: () => texts().numberHealth.hint,
    content: NumberHealth,
  },
  {
    id: ANCHORS.ownNumbers,
    title: () => texts().ownNumbers.title,
    hint: () => texts().ownNumbers.hint,
    content: OwnNumbers,
  },
  {
    id: ANCHORS.rules,
    title: () => lawful().rules.title,
    hint: () => lawful().rules.hint,
    content: LawfulCalling,
  },
  {
    id: ANCHORS.blocks,
    title: () => lawful().blocks.title,
    hint: () => lawful().blocks.hint,
    content: Blocks,
  },
  {
    id: ANCHORS.retention,
    title: () => lawful().retention.title,
    hint: () => lawful().retention.hint,
    content: Retention,
  },
  {
    id: ANCHORS.backups,
    title: () => texts().backups.title,
    hint: () => texts().backups.hint,
    content: Backups,
  },
  {
    id: ANCHORS.tokens,
    title: () => texts().tokens,
    hint: () => texts().tokensHint,
    content: Tokens,
  },
];

export function SettingsPage() {
  const page = useRef<HTMLDivElement>(null);
  useAnchor(page);
  return (
    <>
      <PageHeader title={texts().title} subtitle={texts().subtitle} />
      <div className="mx-auto flex max-w-5xl items-start gap-8 p-4 sm:p-6">
        <nav aria-label={texts().sections} className="sticky top-6 hidden w-44 shrink-0 xl:block">
          <ul className="space-y-0.5">
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block rounded-md px-2 py-1 text-13 text-muted hover:bg-hover hover:text-ink"
                >
                  {title()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={page} className="mx-auto min-w-0 max-w-3xl flex-1 space-y-8">
          {SECTIONS.map(({ id, title, hint, content: Content }) => (
            <SettingsSection key={id} id={id} title={title()} hint={hint()}>
              <Content />
            </SettingsSection>
          ))}
        </div>
      </div>
    </>
  );
}

function SettingsSection({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="scroll-mt-18 lg:scroll-mt-6">
      <h2 className="font-semibold text-16">{title}</h2>
      <p className="mb-3 text-13 text-muted">{hint}</p>
      {children}
    </section>
  );
}

function ThemeChoices() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Card className="p-4">
      <Choice
        label={texts().appearance}
        value={theme}
        onChange={setTheme}
        className="w-full max-w-xs"
        options={THEMES.map((value) => ({
          value,
          label: messages().frame.themeNames[value],
          icon: THEME_ICONS[value],
        }))}
      />
    </Card>
  );
}
