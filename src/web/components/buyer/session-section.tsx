import type { OwnSession } from "#domain/accounts/sessions/own-sessions.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { FormFrame, type Rejected } from "../forms/form-frame.tsx";
import { ProfileSection } from "./profile-section.tsx";

interface SessionSectionProps {
  action: string;
  rejected: Rejected | undefined;
  sessions: readonly OwnSession[];
}

/** Where a buyer is signed in, and a button that ends all other sessions. */
export function SessionSection({ action, rejected, sessions }: SessionSectionProps) {
  const { date } = useFormats();
  return (
    <ProfileSection title={m.sessions_title()} text={m.sessions_text()}>
      <ul className="mb-5 space-y-3">
        {sessions.map(({ browser, created_at, seen_at, is_current }) => (
          <li key={`${created_at.getTime()} ${browser}`} className="border-l-4 border-rule pl-4">
            <p className="font-semibold">{browser ?? m.sessions_unknown()}</p>
            <p className="text-ink-soft">
              {is_current ? m.sessions_current() : m.sessions_last_used({ date: date(seen_at.toISOString()) })}
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <FormFrame action={action} rejected={rejected} submitLabel={m.sessions_end_others()}>
          {null}
        </FormFrame>
      )}
    </ProfileSection>
  );
}
