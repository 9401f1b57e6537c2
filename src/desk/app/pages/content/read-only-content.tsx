import type { RaRecord } from "ra-core";
import { getValueLabel } from "../../components/get-value-label.ts";
import { Facts } from "../../components/show-page.tsx";
import { toPlainText } from "./compare-versions.ts";

/** The texts of a content item that the signed-in person can't change. */
export function ReadOnlyContent({ record, labels }: { record: RaRecord; labels: Readonly<Record<string, string>> }) {
  const rows = Object.entries(labels).flatMap(([name, label]): [string, string][] =>
    name === "values"
      ? Object.entries(record.values as object).map(([key, value]) => [getValueLabel(key), toPlainText(value)])
      : [[label, toPlainText(record[name])]],
  );
  return (
    <Facts rows={rows.map(([label, text]) => [label, text && <span className="whitespace-pre-line">{text}</span>])} />
  );
}
