import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

interface MultiplesTableProps {
  title: string;
  source: string;
  /** The heading of the first column. */
  header: string;
  /** The rows. `width` is the width of the bar in percent. */
  rows: readonly { name: string; multiple: number; width: number; note?: string }[];
}

/** A table of multiples of annual earnings, with bars. */
export function MultiplesTable({ title, source, header, rows }: MultiplesTableProps) {
  const { decimal } = useFormats();
  return (
    <table className="numeric w-full max-w-[65ch] border-collapse">
      <caption className="mb-3 text-left">
        <span className="block font-display text-2xl">{title}</span>
        <span className="text-ink-soft">{source}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">{m.multiples_times()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, multiple, width, note }) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="w-1/2 py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span aria-hidden="true" className="h-3 rounded-sm bg-accent" style={{ width: `${width}%` }} />
                <span className="whitespace-nowrap">{m.multiple_value({ multiple: decimal(multiple) })}</span>
                {note && <span className="text-sm text-ink-soft">{note}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
