import { Link } from "react-router";
import type { ShownRun } from "#domain/imports/desk-imports.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { ImportFindings } from "./import-findings.tsx";
import { KIND_LABELS } from "./import-kind.tsx";
import { describeCounts, getImportState, isUndoable } from "./import-labels.ts";
import { UndoImport } from "./undo-import.tsx";

interface ProgressProps {
  run: ShownRun;
  onReverted(): void;
  onImportAnother(): void;
}

/** The progress of an import, and its result. */
export function ImportProgress({ run, onReverted, onImportAnother }: ProgressProps) {
  const { id, kind, state, counts, total, problem, has_report, findings, public_listings } = run;
  const done = counts.rows ?? 0;
  return (
    <section>
      <div role="status" className="max-w-3xl">
        <h2 className="text-xl">{getImportState(state)}</h2>
        {state === "running" && (
          <>
            <progress
              className="mt-3 block w-full"
              value={done}
              max={total ?? undefined}
              aria-label={getImportState(state)}
            />
            <p className="mt-1 text-ink-soft">
              {m.desk_import_progress({ done: done.toLocaleString(), total: (total ?? 0).toLocaleString() })}
            </p>
          </>
        )}
        {problem && <Notice tone="wrong">{problem}</Notice>}
        <p className="my-3">{describeCounts(counts)}</p>
      </div>
      {state !== "running" && (
        <div className="flex flex-wrap items-center gap-4">
          <Link to={`/${kind}`} className="button">
            {kind === "listings" ? m.desk_import_to_listings() : KIND_LABELS[kind]()}
          </Link>
          {kind === "listings" && <ButtonLink to="/photo-archive" label={m.desk_photo_archive_title()} isQuiet />}
          {has_report && (
            <a href={`/api/desk/imports/${id}/report`} download className="button button-quiet">
              {m.desk_import_report()}
            </a>
          )}
          <button type="button" className="button button-quiet" onClick={onImportAnother}>
            {m.desk_import_other_file()}
          </button>
          {isUndoable(state) && <UndoImport id={id} onReverted={onReverted} />}
        </div>
      )}
      {public_listings.length > 0 && (
        <div className="mt-8 max-w-3xl">
          <h3 className="mb-1 text-lg">{m.desk_import_on_site()}</h3>
          <ul className="list-disc pl-5">
            {public_listings.map(({ number, name, slug }) => (
              <li key={number}>
                <a href={`/buy-a-business/listings/${slug}`} className="link inline-block min-h-6">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {findings.length > 0 && <ImportFindings findings={findings} />}
    </section>
  );
}
