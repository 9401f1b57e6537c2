import { useNotify } from "ra-core";
import type { OwnSession } from "#domain/accounts/sessions/own-sessions.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { PlainTable } from "../../components/plain-table.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call } from "../../data/call.ts";
import { AccountSection } from "./account-section.tsx";

type ShownSession = Omit<OwnSession, "created_at" | "seen_at"> & { created_at: string; seen_at: string };

/** The person's sessions, and a button that ends all but this one. */
export function SessionSection() {
  const { response, reload } = useDeskQuery<{ data: ShownSession[] }>("/me/sessions");
  const notify = useNotify();
  const attempt = useAttempt();
  if (!response) return null;
  const endOthers = () =>
    attempt(async () => {
      await call("/me/sessions", "DELETE");
      notify(m.sessions_ended());
      void reload();
    });
  return (
    <AccountSection title={m.sessions_title()} lead={m.sessions_text()}>
      <PlainTable<ShownSession>
        label={m.sessions_title()}
        rows={response.data}
        getKey={({ created_at, browser }) => `${created_at} ${browser}`}
        columns={[
          [m.browser(), ({ browser }) => browser ?? m.sessions_unknown()],
          [m.sessions_since(), ({ created_at }) => formatTime(created_at)],
          [m.sessions_used(), ({ is_current, seen_at }) => (is_current ? m.sessions_current() : formatTime(seen_at))],
        ]}
      />
      {response.data.length > 1 && (
        <button type="button" className="button button-quiet" onClick={() => void endOthers()}>
          {m.sessions_end_others()}
        </button>
      )}
    </AccountSection>
  );
}
