import { useRefresh } from "ra-core";
import type { DeskRun } from "#domain/imports/desk-imports.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { KIND_LABELS } from "./import-kind.tsx";
import { describeCounts, getImportState, isUndoable } from "./import-labels.ts";
import { UndoImport } from "./undo-import.tsx";

/** The imports, with their reports, and undo. */
export function ImportList() {
  const refresh = useRefresh();
  return (
    <ListPage<DeskRun>
      title={m.desk_imports_title()}
      lead={m.desk_imports_lead()}
      empty={m.desk_imports_empty()}
      sort={{ field: "id", order: "DESC" }}
      actions={
        <>
          <ButtonLink to="/photo-archive" label={m.desk_photo_archive_title()} isQuiet />
          <ButtonLink to="/new-import" label={m.desk_import_new()} />
        </>
      }
      columns={[
        {
          name: "file_name",
          label: m.file(),
          value: ({ id, file_name }) => <span className="wrap-anywhere">{`${id} · ${file_name}`}</span>,
        },
        { name: "kind", label: m.desk_import_kind(), value: ({ kind }) => KIND_LABELS[kind]() },
        { name: "created_at", label: m.when(), value: ({ created_at }) => formatTime(created_at) },
        { name: "account_name", label: m.desk_import_by(), value: ({ account_name }) => account_name ?? "–" },
        {
          name: "state",
          label: m.result(),
          value: ({ state, counts, problem }) => (
            <>
              <span className="block">{getImportState(state)}</span>
              <span className="text-sm text-ink-soft">{problem ?? describeCounts(counts)}</span>
            </>
          ),
        },
        {
          name: "actions",
          label: m.actions(),
          value: (run) => (
            <span className="flex flex-wrap gap-3">
              {run.has_report && (
                <a href={`/api/desk/imports/${run.id}/report`} download className="link inline-block min-h-6">
                  {m.desk_import_report()}
                </a>
              )}
              {isUndoable(run.state) && <UndoImport id={run.id} onReverted={refresh} />}
            </span>
          ),
        },
      ]}
    />
  );
}
