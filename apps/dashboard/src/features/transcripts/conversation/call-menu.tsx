import { Braces, ChevronDown, FileText, FlaskConical, Printer } from "lucide-react";
import type { CallDetail } from "../../../api/calls.ts";
import { transcriptsTexts } from "../../../messages/transcripts.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/menu.tsx";
import { useCallFiles } from "./use-call-files.ts";

const texts = transcriptsTexts;

/** Everything that a call can be taken along as. */
export function CallMenu({ call }: { call: CallDetail }) {
  const files = useCallFiles(call);
  return (
    <Menu
      trigger={
        <Button size="small" disabled={files.isPending}>
          {texts().export}
          <ChevronDown />
        </Button>
      }
    >
      <MenuItem icon={<FileText />} onSelect={() => files.save("txt")}>
        {texts().asText}
      </MenuItem>
      <MenuItem icon={<Braces />} onSelect={() => files.save("json")}>
        {texts().asJson}
      </MenuItem>
      <MenuItem icon={<Printer />} onSelect={() => window.print()}>
        {texts().print}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<FlaskConical />} onSelect={() => files.save("case")}>
        {texts().saveCase}
      </MenuItem>
    </Menu>
  );
}
