import { Handshake, Sparkles, UserCheck } from "lucide-react";
import type { ContactStatus } from "../../api/contacts.ts";
import { contactsTexts } from "../../messages/contacts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

/** What somebody is to the firm: never by colour alone. */
export function StatusBadge({ status }: { status: ContactStatus }) {
  return (
    <Badge tone={TONES[status]} icon={STATUS_ICONS[status]}>
      {contactsTexts().statuses[status]}
    </Badge>
  );
}

const TONES: Record<ContactStatus, Tone> = {
  customer: "success",
  lead: "running",
  prospect: "warning",
};

export const STATUS_ICONS: Record<ContactStatus, React.ReactElement> = {
  customer: <UserCheck aria-hidden="true" />,
  lead: <Sparkles aria-hidden="true" />,
  prospect: <Handshake aria-hidden="true" />,
};
