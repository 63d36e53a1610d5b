import { useAtom } from "jotai";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { themeAtom } from "../../app/theme.ts";
import { messages } from "../../messages/index.ts";
import { lawfulCallingTexts } from "../../messages/lawful-calling.ts";
import { settingsTexts } from "../../messages/settings.ts";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { THEME_ICONS, THEMES } from "../frame/theme-menu.tsx";
import { ANCHORS } from "./anchors.ts";
import { Blocks } from "./blocks/blocks.tsx";
import { LawfulCalling } from "./lawful-calling/lawful-calling.tsx";
import { Limits } from "./limits/limits.tsx";
import { Numbers } from "./numbers/numbers.tsx";
import { OwnNumbers } from "./own-numbers/own-numbers.tsx";
import { Retention } from "./retention/retention.tsx";
import { Telephony } from "./telephony/telephony.tsx";
import { Tokens } from "./tokens.tsx";
import { useAnchor } from "./use-anchor.ts";

const texts = settingsTexts;
const lawful = () => lawfulCallingTexts();

export function SettingsPage() {
  const page = useRef<HTMLDivElement>(null);
  useAnchor(page);
  return (
    <>
      <PageHeader title={texts().title} subtitle={texts().subtitle} />
      <div ref={page} className="mx-auto max-w-3xl space-y-8 p-4 sm:p-6">
        <SettingsSection
          id={ANCHORS.appearance}
          title={texts().appearance}
          hint={texts().appearanceHint}
        >
          <Card className="p-4">
            <ThemeChoices />
          </Card>
        </SettingsSection>
        <SettingsSection
          id={ANCHORS.telephony}
          title={texts().telephony.title}
          hint={texts().telephony.hint}
        >
          <Telephony />
        </SettingsSection>
        <SettingsSection
          id={ANCHORS.limits}
          title={texts().limits.title}
          hint={texts().limits.hint}
        >
          <Limits />
        </SettingsSection>
        <SettingsSection
          id={ANCHORS.numbers}
          title={texts().numbers.title}
          hint={texts().numbers.hint}
        >
          <Numbers />
        </SettingsSection>
        <SettingsSection
          id={ANCHORS.ownNumbers}
          title={texts().ownNumbers.title}
          hint={texts().ownNumbers.hint}
        >
          <OwnNumbers />
        </SettingsSection>
        <SettingsSection id={ANCHORS.rules} title={lawful().rules.title} hint={lawful().rules.hint}>
          <LawfulCalling />
        </SettingsSection>
        <SettingsSection
          id={ANCHORS.blocks}
          title={lawful().blocks.title}
          hint={lawful().blocks.hint}
        >
          <Blocks />
        </SettingsSection>
        <SettingsSection
          id={ANCHORS.retention}
          title={lawful().retention.title}
          hint={lawful().retention.hint}
        >
          <Retention />
        </SettingsSection>
        <SettingsSection id={ANCHORS.tokens} title={texts().tokens} hint={texts().tokensHint}>
          <Tokens />
        </SettingsSection>
        <Card>
          <EmptyState
            icon={SlidersHorizontal}
            title={texts().more}
            hint={texts().moreHint}
            compact
          />
        </Card>
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
  );
}
