import { ListBase, type RaRecord, useListContext, useNotify } from "ra-core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { BulkBar, SelectAll, SelectRow } from "./bulk/bulk-selection.tsx";
import { ColumnChoice, useColumns } from "./column-choice.tsx";
import { type Filter, ListFilters } from "./list-filters.tsx";
import { Notice } from "./notice.tsx";
import { PageHead } from "./page-head.tsx";
import { SavedViews } from "./saved-views.tsx";

export interface Column<Row> {
  name: string;
  label: string;
  value(row: Row): ReactNode;
  /** Whether the list can be sorted by this column. The API uses the same name. */
  isSortable?: boolean;
  /** Whether the column is hidden until someone chooses it. */
  isOptional?: boolean;
}

interface ListPageProps<Row> {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Content between the head and the filters. */
  intro?: ReactNode;
  /** The text to show if there are no rows. */
  empty: string;
  /** The text to show instead if there are no rows regardless of the filters; by default, if no filter is set. */
  none?: string;
  /** Whether there are no rows regardless of the filters, by the list's metadata. */
  isNone?(meta: unknown): boolean;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  sort?: { field: string; order: "ASC" | "DESC" };
  /** The path that a row's first column links to, relative to this list. No link by default. */
  getRowPath?(row: Row): string;
  perPage?: number;
  /** The path of a row's picture, null without one. Without it, the list has no pictures. */
  getThumbnail?(row: Row): string | null;
  /** The actions on selected rows. Without it, rows can't be selected. */
  bulkActions?: ReactNode;
  /** Returns the ids of all rows that match the filters, up to the maximum for one selection. */
  listMatchingIds?(filter: Record<string, unknown>): Promise<(number | string)[]>;
}

/** A resource's list: head, filters, rows (cards on a phone) and pagination. Its state is in the URL. */
export function ListPage<Row extends { id: number | string }>(props: ListPageProps<Row>) {
  const { title, lead, actions, intro, filters = [], sort, perPage = 25 } = props;
  return (
    <ListBase {...(sort && { sort })} perPage={perPage}>
      <PageHead title={title} {...(lead && { lead })} actions={actions} />
      {intro}
      {filters.length > 0 && (
        <>
          <SavedViews />
          <ListFilters filters={filters} />
        </>
      )}
      <Rows {...props} />
    </ListBase>
  );
}

function Rows<Row extends { id: number | string }>({
  columns: allColumns,
  empty,
  none,
  isNone,
  getRowPath,
  title,
  bulkActions,
  listMatchingIds,
  getThumbnail,
}: ListPageProps<Row>) {
  const { data, isPending, error, total = 0, filterValues, meta, onSelect } = useListContext<RaRecord>();
  const notify = useNotify();
  const { columns, setShown } = useColumns(allColumns);
  if (error) return <Notice tone="wrong">{error.message}</Notice>;
  if (isPending) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  const rows = (data ?? []) as unknown as Row[];
  const selectMatching = listMatchingIds
    ? () => {
        const fail = (caught: Error) => notify(caught.message, { type: "error" });
        listMatchingIds(filterValues).then(onSelect, fail);
      }
    : undefined;
  // A change can move the last rows out of the list. The dialog with its result stays.
  const bulkBar = bulkActions && <BulkBar onSelectMatching={selectMatching}>{bulkActions}</BulkBar>;
  const hasNone = isNone ? isNone(meta) : Object.keys(filterValues).length === 0;
  if (rows.length === 0)
    return (
      <>
        {bulkBar}
        <Notice>{(hasNone && none) || empty}</Notice>
      </>
    );
  return (
    <>
      {bulkBar}
      {allColumns.some(({ isOptional }) => isOptional) && (
        <ColumnChoice all={allColumns} shown={columns} onChange={setShown} />
      )}
      <div className="overflow-x-auto">
        <table className="desk-table" aria-label={title}>
          <thead>
            <tr>
              {bulkActions && <SelectAll />}
              {getThumbnail && (
                <th scope="col">
                  <span className="sr-only">{m.photo()}</span>
                </th>
              )}
              {columns.map((column) => (
                <Heading key={column.name} {...column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {bulkActions && <SelectRow id={row.id} name={columns[0]?.value(row)} />}
                {getThumbnail && <Thumbnail path={getThumbnail(row)} />}
                {columns.map(({ name, label, value }, position) => (
                  <td key={name} data-label={label}>
                    {position === 0 && getRowPath ? (
                      <Link to={getRowPath(row)} className="link inline-block min-h-6">
                        {value(row)}
                      </Link>
                    ) : (
                      <span>{value(row)}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination total={total} />
    </>
  );
}

/** A small picture without a description, because the row names what it shows. */
function Thumbnail({ path }: { path: string | null }) {
  return (
    <td data-label={m.photo()}>
      {path ? (
        <img
          src={path}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 max-w-none bg-wash object-cover"
        />
      ) : (
        <span className="block h-12 w-16 bg-wash" />
      )}
    </td>
  );
}

function Heading<Row>({ name, label, isSortable }: Column<Row>) {
  const { sort, setSort } = useListContext();
  if (!isSortable) return <th scope="col">{label}</th>;
  const isSorted = sort.field === name;
  const next = isSorted && sort.order === "ASC" ? "DESC" : "ASC";
  return (
    <th scope="col" aria-sort={isSorted ? (sort.order === "ASC" ? "ascending" : "descending") : undefined}>
      <button
        type="button"
        className="min-h-6 cursor-pointer font-semibold"
        onClick={() => setSort({ field: name, order: next })}
      >
        {label}
        <span aria-hidden="true">{isSorted ? (sort.order === "ASC" ? " ↑" : " ↓") : ""}</span>
      </button>
    </th>
  );
}

function Pagination({ total }: { total: number }) {
  const { page, perPage, setPage } = useListContext();
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1) return null;
  return (
    <nav aria-label={m.pages()} className="mt-4 flex flex-wrap items-center gap-3">
      <p className="grow text-ink-soft">
        {m.desk_range({ from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total })}
      </p>
      <button type="button" className="button button-quiet" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {m.previous()}
      </button>
      <button type="button" className="button button-quiet" disabled={page >= last} onClick={() => setPage(page + 1)}>
        {m.next()}
      </button>
    </nav>
  );
}
