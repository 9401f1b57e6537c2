import { useId } from "react";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { type PhotoUpload, usePhotoArchive } from "./use-photo-archive.ts";

/** Adds the photos of a ZIP archive to listings. A photo's file or folder name contains the listing number. */
export function PhotoArchivePage() {
  const { upload, error, isBusy, open } = usePhotoArchive();
  const id = useId();
  return (
    <>
      <PageHead
        title={m.desk_photo_archive_title()}
        lead={m.desk_photo_archive_lead()}
        actions={<ButtonLink to="/imports" label={m.desk_import_earlier()} isQuiet />}
      />
      {error && <Notice tone="wrong">{error}</Notice>}
      <div className="mb-8 max-w-3xl border border-rule-strong bg-sheet p-5">
        <label htmlFor={id} className="block font-semibold">
          {m.desk_photo_archive_file()}
        </label>
        <p id={`${id}-hint`} className="mt-1 text-ink-soft">
          {m.desk_photo_archive_hint()}
        </p>
        <input
          id={id}
          type="file"
          accept=".zip,application/zip"
          aria-describedby={`${id}-hint`}
          className="input mt-3"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void open(file);
          }}
        />
      </div>
      <div role="status">{upload && <Result upload={upload} isBusy={isBusy} />}</div>
    </>
  );
}

function Result({ upload: { total, results, others }, isBusy }: { upload: PhotoUpload; isBusy: boolean }) {
  const failed = results.filter(({ problem }) => problem !== null);
  const numbers = { added: (results.length - failed.length).toLocaleString(), total: total.toLocaleString() };
  const problems = [
    ...failed.map(({ name, problem }) => ({ name, problem: problem ?? "" })),
    ...others.map((name) => ({ name, problem: m.desk_photo_archive_no_number() })),
  ];
  return (
    <section className="max-w-3xl">
      {isBusy && (
        <progress
          className="block w-full"
          value={results.length}
          max={total}
          aria-label={m.desk_photo_archive_title()}
        />
      )}
      <p className="my-3 font-semibold">{m.desk_photo_archive_added(numbers)}</p>
      {!isBusy && problems.length > 0 && (
        <PlainTable
          label={m.desk_photo_archive_problems()}
          columns={[
            [m.file(), ({ name }) => name],
            [m.reason(), ({ problem }) => problem],
          ]}
          rows={problems}
          getKey={({ name }) => name}
        />
      )}
    </section>
  );
}
