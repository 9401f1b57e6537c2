import { useListContext } from "ra-core";
import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { formatNumber } from "../format-number.ts";

interface BulkBarProps {
  children: ReactNode;
  /** Selects all rows that match the filters, also on other pages. Without it, only a page can be selected. */
  onSelectMatching?: (() => void) | undefined;
}

/** The number of selected rows and what can be done with them. */
export function BulkBar({ children, onSelectMatching }: BulkBarProps) {
  const { selectedIds = [], data = [], total = 0, onSelect } = useListContext();
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (data.length === 0 && selectedIds.length === 0) return null;
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-3">
      {/* On a phone the table has no heading to select all rows with. */}
      <button
        type="button"
        className="button button-quiet md:hidden"
        onClick={() => onSelect(selectedIds.length === data.length ? [] : data.map(({ id }) => id))}
      >
        {m.desk_select_all()}
      </button>
      {selectedIds.length > 0 && (
        <>
          <p role="status" className="font-semibold">
            {m.desk_selected({ count: selectedIds.length })}
          </p>
          {onSelectMatching && isPageSelected && selectedIds.length < total && (
            <button type="button" className="link min-h-6 cursor-pointer" onClick={onSelectMatching}>
              {m.bulk_select_matching({ count: formatNumber(total) })}
            </button>
          )}
          <button type="button" className="link min-h-6 cursor-pointer" onClick={() => onSelect([])}>
            {m.bulk_select_none()}
          </button>
          {children}
        </>
      )}
    </div>
  );
}

/** The checkbox in the table's head that selects all rows. */
export function SelectAll() {
  const { selectedIds = [], data = [], onSelect } = useListContext();
  const isAll = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <th scope="col">
      <input
        type="checkbox"
        className="size-5"
        aria-label={m.desk_select_all()}
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
      />
    </th>
  );
}

/**
 * The checkbox that selects a row.
 *
 * @param name the row's name in the checkbox's label.
 */
export function SelectRow({ id, name }: { id: number | string; name: ReactNode }) {
  const { selectedIds = [], onToggleItem } = useListContext();
  return (
    <td data-label={m.desk_select()}>
      <input
        type="checkbox"
        className="size-5"
        aria-label={m.desk_select_row({ name: typeof name === "string" ? name : String(id) })}
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
      />
    </td>
  );
}
