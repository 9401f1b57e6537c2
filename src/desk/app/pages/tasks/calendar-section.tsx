import { useState } from "react";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call } from "../../data/call.ts";

/** Creates the secret URL that calendar apps use to subscribe to a person's tasks. It is shown only once. */
export function CalendarSection() {
  const attempt = useAttempt();
  const { response, reload } = useDeskQuery<{ created_at: string | null }>("/task-calendar");
  const [url, setUrl] = useState<string | null>(null);
  const run = (work: () => Promise<string | null>) => () =>
    attempt(async () => {
      setUrl(await work());
      await reload();
    });
  const create = run(async () => (await call<{ url: string }>("/task-calendar", "POST")).url);
  const revoke = run(async () => {
    await call("/task-calendar", "DELETE");
    return null;
  });
  if (!response) return null;
  const { created_at } = response;
  return (
    <section aria-labelledby="task-calendar" className="border-t border-rule pt-6">
      <h2 id="task-calendar" className="mb-3 text-xl">
        {m.task_calendar()}
      </h2>
      <p className="mb-3 max-w-prose">{m.task_calendar_text()}</p>
      {created_at && !url && <p className="mb-3">{m.task_calendar_since({ time: formatTime(created_at) })}</p>}
      {url && (
        <Notice tone="good" title={m.task_calendar_once()}>
          <label className="block">
            <span className="sr-only">{m.task_calendar_url()}</span>
            <input className="input mt-2 max-w-xl" readOnly value={url} onFocus={(event) => event.target.select()} />
          </label>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" onClick={create}>
          {created_at ? m.task_calendar_renew() : m.task_calendar_create()}
        </button>
        {created_at && (
          <button type="button" className="button button-quiet" onClick={revoke}>
            {m.task_calendar_revoke()}
          </button>
        )}
      </div>
    </section>
  );
}
