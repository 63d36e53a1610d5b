import { Braces, Download, FileText } from "lucide-react";
import type { TranscriptFilter } from "../../../api/transcripts.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { useListExport } from "./use-list-export.ts";

const texts = transcriptsTexts;

/** Saves all calls that the filter allows. */
export function ListExport({ filter, isEmpty }: { filter: TranscriptFilter; isEmpty: boolean }) {
  const { isPending, save } = useListExport(filter);
  return (
    <Menu
      trigger={
        <Button aria-label={texts().exportList} disabled={isPending || isEmpty}>
          <Download />
          <span className="hidden sm:inline">{texts().exportList}</span>
        </Button>
      }
    >
      <MenuItem icon={<FileText />} onSelect={() => save("txt")}>
        {texts().asText}
      </MenuItem>
      <MenuItem icon={<Braces />} onSelect={() => save("json")}>
        {texts().asJson}
      </MenuItem>
    </Menu>
  );
}
