import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";
import { Notice } from "./notice.tsx";

const MAX_RESULTS = 6;

interface MergeSearchProps<Row> {
  /** The record that the others are merged into, which is left out of the results. */
  id: string;
  /** The call that lists records, with its filters. */
  path: string;
  /** The first search. */
  initial: string;
  title: string;
  label: string;
  noResults: string;
  /** Renders a result with its button; `close` hides the results. */
  children(row: Row, close: () => void): ReactNode;
}

/** Finds other records of the same person to merge. */
export function MergeSearch<Row extends { id: string }>({
  id,
  path,
  initial,
  title,
  label,
  noResults,
  children,
}: MergeSearchProps<Row>) {
  const inputId = useId();
  const [q, setQ] = useState(initial);
  const [found, setFound] = useState<Row[] | null>(null);
  const [error, setError] = useState("");
  const latest = useRef(0);
  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const request = ++latest.current;
    const query = new URLSearchParams({ q, per_page: String(MAX_RESULTS + 1) });
    try {
      const { data } = await call<{ data: Row[] }>(`${path}${path.includes("?") ? "&" : "?"}${query}`);
      // An earlier search's response may arrive after a later one's.
      if (request !== latest.current) return;
      setFound(data.filter((other) => other.id !== id).slice(0, MAX_RESULTS));
      setError("");
    } catch (failure) {
      if (request === latest.current) setError((failure as Error).message);
    }
  };
  return (
    <details className="mb-6 border-t border-rule pt-4">
      <summary className="link min-h-6 cursor-pointer">{title}</summary>
      <form onSubmit={search} className="mt-3">
        <label htmlFor={inputId} className="font-semibold">
          {label}
        </label>
        <input
          id={inputId}
          type="search"
          className="input mt-1"
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        <button type="submit" className="button button-quiet mt-3">
          {m.desk_search()}
        </button>
      </form>
      {error && <Notice tone="wrong">{error}</Notice>}
      <div role="status">{found?.length === 0 && <p className="mt-3 text-ink-soft">{noResults}</p>}</div>
      <ul className="mt-3">
        {found?.map((row) => (
          <li key={row.id} className="mb-3 border-t border-rule pt-3">
            {children(row, () => setFound(null))}
          </li>
        ))}
      </ul>
    </details>
  );
}
