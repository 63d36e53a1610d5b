import { cityOf } from "@rufbaum/words/format";
import { useRef, useState } from "react";
import { useTimeZones } from "../../../api/shared-settings.ts";
import { useNow } from "../../../app/use-now.ts";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Picker } from "../../../ui/picker.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { zonesFor } from "./zones-for.ts";

const texts = () => settingsTexts().system;

const OFFERED: readonly string[] = ["Europe/Berlin", "Europe/London", "America/New_York"];
/** The choice that opens the search. */
const OTHER = "other";
const MOST_SHOWN = 50;

/** Three zones at hand, and every other by its name. */
export function TimeZoneField({
  value,
  onChange,
}: {
  value: string;
  onChange(timeZone: string): void;
}) {
  const [isSearching, setSearching] = useState(false);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const { data: zones = [] } = useTimeZones(isSearching);
  const now = useNow();
  const offered = OFFERED.includes(value) ? OFFERED : [...OFFERED, value];
  const found = zonesFor(zones, typed);

  function close(): void {
    setSearching(false);
    setTyped("");
    field.current?.querySelector("select")?.focus();
  }

  return (
    <div ref={field} className="relative">
      <SelectField
        label={texts().timeZone}
        value={isSearching ? OTHER : value}
        options={[
          ...offered.map((zone) => ({ value: zone, label: `${cityOf(zone)} (${zone})` })),
          { value: OTHER, label: texts().otherZone },
        ]}
        hint={texts().timeZoneHint(
          cityOf(value),
          formats().clock(new Date(now).toISOString(), value),
        )}
        onChange={(chosen) => (chosen === OTHER ? setSearching(true) : onChange(chosen))}
      />
      {isSearching && (
        <div className="absolute top-full left-0 z-30 mt-1">
          <Picker
            title={texts().findZone}
            placeholder={texts().findZonePlaceholder}
            options={found.slice(0, MOST_SHOWN).map((zone) => ({
              id: zone,
              label: cityOf(zone),
              detail: zone,
            }))}
            none={texts().noZone}
            more={found.length > MOST_SHOWN ? texts().moreZones(found.length - MOST_SHOWN) : null}
            onFilter={setTyped}
            onPick={(zone) => {
              close();
              if (zone !== value) onChange(zone);
            }}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}
