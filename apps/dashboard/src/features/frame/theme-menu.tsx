import { useAtom } from "jotai";
import { Check, Monitor, Moon, Sun } from "lucide-react";
import { themeAtom } from "../../app/theme.ts";
import type { ThemeChoice } from "../../app/theme-choice.ts";
import { messages } from "../../messages/index.ts";
import { Menu, MenuItem } from "../../ui/menu.tsx";

const texts = () => messages().frame;
export const THEMES: readonly ThemeChoice[] = ["system", "light", "dark"];
export const THEME_ICONS = { system: <Monitor />, light: <Sun />, dark: <Moon /> };

export function ThemeMenu() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={texts().theme}
          title={texts().theme}
          className="inline-flex size-8 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink [&_svg]:size-4"
        >
          {THEME_ICONS[theme]}
        </button>
      }
    >
      {THEMES.map((choice) => (
        <MenuItem key={choice} icon={THEME_ICONS[choice]} onSelect={() => setTheme(choice)}>
          <span className="flex-1">{texts().themeNames[choice]}</span>
          {choice === theme && <Check aria-hidden="true" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
