import { m } from "#messages/messages.js";
import type { SearchData } from "../../listings/search-data.ts";
import { useFormats } from "../../page-info.ts";
import { buildHrefWithout } from "../../search-params.ts";
import { PageLink } from "../site/page-link.tsx";
import { type FilterData, getFilterLabel } from "./filter-labels.ts";

/** The active filters, each a link to the same search without it. */
export function FilterChips({ path, query, ...data }: { path: string; query: SearchData["query"] } & FilterData) {
  const formats = useFormats();
  const chips = query.flatMap(([key, value]) => {
    const label = getFilterLabel(key, value, data, formats);
    return label ? [{ key, value, label }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={m.chips_label()} className="mb-5 flex flex-wrap gap-2">
      {chips.map(({ key, value, label }) => (
        <li key={`${key}=${value}`} className="max-w-full">
          <PageLink
            href={buildHrefWithout(path, query, key, value)}
            aria-label={m.chip_remove({ filter: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-rule-strong bg-sheet py-1 pr-2.5 pl-3.5 hover:border-accent hover:bg-accent-wash"
          >
            <span className="truncate">{label}</span>
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 stroke-current stroke-[1.6]">
              <path d="M2 2 10 10 M10 2 2 10" />
            </svg>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
