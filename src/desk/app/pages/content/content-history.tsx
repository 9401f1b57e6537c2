import { useNotify, useRecordContext, useRefresh, useResourceContext } from "ra-core";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Revision } from "#domain/content/editing/revision-queries.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call } from "../../data/call.ts";
import { compareVersions } from "./compare-versions.ts";
import { Differences } from "./differences.tsx";

type Version = Readonly<Record<string, unknown>>;

interface HistoryProps {
  /** The fields that the form edits, with their labels. */
  labels: Readonly<Record<string, string>>;
}

/** Lists the saved versions of the content in the surrounding form. Each can be compared with the form and restored. */
export function ContentHistory({ labels }: HistoryProps) {
  const record = useRecordContext();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mb-6 max-w-3xl" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="link min-h-6 cursor-pointer font-semibold">{m.history()}</summary>
      {/* A save adds a version, so the list is loaded again. */}
      {isOpen && record && <Revisions key={String(record.version)} id={Number(record.id)} labels={labels} />}
    </details>
  );
}

function Revisions({ id, labels }: HistoryProps & { id: number }) {
  const path = `/${useResourceContext()}/${id}/revisions`;
  const { response, error } = useDeskQuery<{ data: Revision[] }>(path);
  const [opened, setOpened] = useState<{ id: number; version: Version } | null>(null);
  const [failure, setFailure] = useState("");
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!response) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  if (response.data.length === 0) return <p className="mt-2 text-ink-soft">{m.history_empty()}</p>;
  const open = (revision: number): void => {
    setFailure("");
    call<Version>(`${path}/${revision}`).then(
      (version) => setOpened({ id: revision, version }),
      (problem: Error) => setFailure(problem.message),
    );
  };
  return (
    <>
      {failure && <Notice tone="wrong">{failure}</Notice>}
      <ol className="mt-2 list-none pl-0">
        {response.data.map((revision) => (
          <li key={revision.id} className="border-b border-rule py-2">
            <p className="flex flex-wrap gap-x-4">
              <span className="grow">
                {formatTime(revision.saved_at)}, {revision.saved_by ?? m.desk_history_shipped()}
              </span>
              <button type="button" className="link min-h-6 cursor-pointer" onClick={() => open(revision.id)}>
                {m.compare()}
                <span className="sr-only"> {formatTime(revision.saved_at)}</span>
              </button>
            </p>
            {opened?.id === revision.id && <Comparison version={opened.version} labels={labels} />}
          </li>
        ))}
      </ol>
      {response.data.some(({ saved_by }) => saved_by === null) && <ResetButton id={id} />}
    </>
  );
}

/** Replaces the text with the shipped one, after confirmation. */
function ResetButton({ id }: { id: number }) {
  const resource = useResourceContext();
  const version = useRecordContext()?.version;
  const refresh = useRefresh();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const reset = async (): Promise<void> => {
    setIsAsking(false);
    try {
      await call(`/${resource}/${id}/reset`, "POST", { version });
      notify(m.desk_saved());
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };
  return (
    <>
      <button type="button" className="link mt-3 min-h-6 cursor-pointer" onClick={() => setIsAsking(true)}>
        {m.desk_reset()}
      </button>
      {isAsking && (
        <DeskDialog title={m.desk_reset()} onClose={() => setIsAsking(false)}>
          <p className="mb-4">{m.desk_reset_confirm()}</p>
          <button type="button" className="button" onClick={reset}>
            {m.desk_reset()}
          </button>
        </DeskDialog>
      )}
    </>
  );
}

/** Shows how the form differs from a saved version, and can fill the form with that version. */
function Comparison({ version, labels }: HistoryProps & { version: Version }) {
  const { watch, setValue } = useFormContext();
  const changes = compareVersions(version, watch(), labels);
  const restore = (): void => {
    for (const name of Object.keys(labels)) setValue(name, version[name], { shouldDirty: true });
  };
  if (changes.length === 0) return <p className="text-ink-soft">{m.desk_history_same()}</p>;
  return (
    <>
      <Differences changes={changes} />
      <p className="text-ink-soft">{m.desk_history_legend()}</p>
      <button type="button" className="button button-quiet mt-2" onClick={restore}>
        {m.desk_history_restore()}
      </button>
    </>
  );
}
