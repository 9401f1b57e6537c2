import { type RaRecord, ShowBase, useShowContext } from "ra-core";
import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { recordQueryOptions } from "../data/record-query-options.ts";
import { Notice } from "./notice.tsx";
import { PageHead } from "./page-head.tsx";

interface ShowPageProps<Row> {
  title(row: Row): string;
  actions?(row: Row): ReactNode;
  children(row: Row): ReactNode;
}

/** A read-only page for one record. */
export function ShowPage<Row extends object>(props: ShowPageProps<Row>) {
  return (
    <ShowBase queryOptions={recordQueryOptions}>
      <RecordContent {...props} />
    </ShowBase>
  );
}

function RecordContent<Row extends object>({ title, actions, children }: ShowPageProps<Row>) {
  const { record, error } = useShowContext<RaRecord>();
  if (error) return <Notice tone="wrong">{error.message}</Notice>;
  if (!record) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  const row = record as unknown as Row;
  return (
    <>
      <PageHead title={title(row)} actions={actions?.(row)} />
      {children(row)}
    </>
  );
}

/** A list of labels and values. An empty value is shown as a dash. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="mb-6 grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="mb-2 sm:mb-0">{value === null || value === undefined || value === "" ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
