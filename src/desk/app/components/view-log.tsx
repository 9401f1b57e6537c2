import type { DocumentView } from "#domain/ndas/documents/view-queries.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "./format-time.ts";
import { Notice } from "./notice.tsx";
import { PlainTable } from "./plain-table.tsx";
import { useDeskQuery } from "./use-desk-query.ts";

const MAX_SHOWN = 100;

interface Log {
  data: DocumentView[];
  total: number;
}

/** Who has viewed which page of a document, newest first. `path` is the call's path under `/api/desk`. */
export function ViewLog({ path }: { path: string }) {
  const { response: log, error } = useDeskQuery<Log>(`${path}?per_page=${MAX_SHOWN}`);
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!log) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  if (log.total === 0) return <p className="text-ink-soft">{m.view_log_none()}</p>;
  return (
    <>
      <PlainTable<DocumentView>
        label={m.document_views()}
        rows={log.data}
        getKey={({ id }) => String(id)}
        columns={[
          [m.when(), ({ viewed_at }) => formatTime(viewed_at)],
          [m.view_log_who(), ({ name }) => name],
          [m.document(), ({ document_name }) => document_name],
          [m.page(), ({ page }) => page ?? m.view_log_whole()],
          [m.ip_address(), ({ address }) => address],
        ]}
      />
      {log.total > log.data.length && (
        <p className="mt-2 text-ink-soft">{m.view_log_more({ shown: log.data.length, total: log.total })}</p>
      )}
    </>
  );
}
