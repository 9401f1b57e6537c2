import { type HttpError, useNotify, useRedirect } from "ra-core";
import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import type { ImportReport } from "#domain/redirects/import/import-redirects.ts";
import type { RowProblem } from "#domain/redirects/import/plan-import.ts";
import { m } from "#messages/messages.js";
import { FieldError } from "../../components/field-error.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { Facts } from "../../components/show-page.tsx";
import { call } from "../../data/call.ts";

const COLUMNS = "source,target,status,active";

const COLUMN_LABELS: Record<RowProblem["column"], () => string> = {
  source: m.desk_redirect_from,
  target: m.desk_redirect_to,
  status: m.type,
  active: m.desk_redirect_active,
};

/** Imports redirects from a CSV file or a pasted list, after a preview. */
export function RedirectImportPage() {
  const { text, setText, report, error, isBusy, preview, run } = useImport();
  const readFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (file) setText(await file.text());
  };
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void preview();
  };
  return (
    <>
      <PageHead title={m.desk_redirect_import_title()} lead={m.desk_redirect_import_lead()} />
      <form onSubmit={submit} noValidate className="max-w-3xl">
        <label htmlFor={`${id}-file`} className="block font-semibold">
          {m.desk_redirect_import_file()}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="input mt-1 mb-5"
          onChange={readFile}
        />
        <label htmlFor={id} className="font-semibold">
          {m.desk_redirect_import_text()}
        </label>
        <p id={`${id}-hint`} className="text-ink-soft wrap-anywhere">
          {m.desk_redirect_import_hint({ columns: COLUMNS })}
        </p>
        <textarea
          id={id}
          rows={10}
          spellCheck={false}
          className="input mt-1 font-mono"
          placeholder={`${COLUMNS}\n/old-page,/about/our-team,301,yes`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
        />
        <FieldError id={id} error={error} />
        <button type="submit" className="button button-quiet mt-4" disabled={isBusy}>
          {m.desk_redirect_import_check()}
        </button>
      </form>
      <div role="status">{report && <Preview report={report} isBusy={isBusy} onImport={run} />}</div>
    </>
  );
}

/** The text, and the calls that preview and import it. After a change, it must be previewed again. */
function useImport() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [text, setTyped] = useState("");
  const [report, setReport] = useState<ImportReport | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (path: string): Promise<ImportReport | null> => {
    setBusy(true);
    setError(null);
    try {
      return await call<ImportReport>(path, "POST", { text });
    } catch (caught) {
      setError((caught as HttpError).message);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return {
    text,
    report,
    error,
    isBusy,
    setText(typed: string) {
      setTyped(typed);
      setReport(null);
    },
    preview: async () => setReport(await send("/redirect-imports/preview")),
    async run() {
      const done = await send("/redirect-imports");
      if (!done) return;
      notify(m.desk_redirect_imported({ created: done.created, updated: done.updated }), { type: "success" });
      redirect("list", "redirects");
    },
  };
}

interface PreviewProps {
  report: ImportReport;
  isBusy: boolean;
  onImport(): void;
}

function Preview({ report, isBusy, onImport }: PreviewProps) {
  const { created, updated, unchanged, rejected, problems } = report;
  const changes = created + updated;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{m.desk_redirect_import_result()}</h2>
      <Facts
        rows={[
          [m.desk_redirect_import_created(), created.toLocaleString()],
          [m.desk_redirect_import_updated(), updated.toLocaleString()],
          [m.desk_redirect_import_unchanged(), unchanged.toLocaleString()],
          [m.desk_redirect_import_rejected(), rejected.toLocaleString()],
        ]}
      />
      {problems.length > 0 && (
        <PlainTable<RowProblem>
          label={m.desk_redirect_import_rejected()}
          rows={problems}
          getKey={({ line }) => String(line)}
          columns={[
            [m.line(), ({ line }) => line],
            [m.desk_redirect_from(), ({ source }) => source],
            [m.desk_redirect_import_column(), ({ column }) => COLUMN_LABELS[column]()],
            [m.desk_redirect_import_problem(), ({ message }) => message],
          ]}
        />
      )}
      {changes > 0 && (
        <button type="button" className="button" disabled={isBusy} onClick={onImport}>
          {m.desk_redirect_import_run({ count: changes })}
        </button>
      )}
    </section>
  );
}
