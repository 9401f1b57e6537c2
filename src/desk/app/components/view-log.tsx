import { useEffect, useState } from "react";
import type { DocumentView } from "#domain/ndas/documents/view-queries.ts";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";
import { moment } from "./moment.ts";
import { Notice } from "./notice.tsx";

const SHOWN = 100;

interface Log {
  data: DocumentView[];
  total: number;
}

/** Who has seen which page of a document, the latest first. `path` is of the call, under `/api/desk`. */
export function ViewLog({ path }: { path: string }) {
  const [log, setLog] = useState<Log | null>(null);
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    call<Log>(`${path}?per_page=${SHOWN}`).then(setLog, (error: Error) => setRefusal(error.message));
  }, [path]);
  if (refusal) return <Notice tone="wrong">{refusal}</Notice>;
  if (!log) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  if (log.total === 0) return <p className="text-ink-soft">{m.view_log_none()}</p>;
  const heads = [m.view_log_when(), m.view_log_who(), m.view_log_what(), m.view_log_page(), m.view_log_from()];
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
      tabIndex={0}
      aria-label={m.view_log_title()}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-rule-strong text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1 pr-4">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {log.data.map(({ id, viewed_at, name, document_name, page, address }) => (
            <tr key={id} className="border-b border-rule">
              {[moment(viewed_at), name, document_name, page ?? m.view_log_whole(), address].map((cell, at) => (
                <td key={heads[at]} className="py-1 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {log.total > log.data.length && (
        <p className="mt-2 text-ink-soft">{m.view_log_more({ shown: log.data.length, total: log.total })}</p>
      )}
    </section>
  );
}
