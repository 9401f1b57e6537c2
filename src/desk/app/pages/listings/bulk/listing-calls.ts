import type { AppliedChanges } from "#domain/listings/editing/bulk/apply-changes.ts";
import type { BulkChange, ListingChange } from "#domain/listings/editing/bulk/bulk-change.ts";
import type { ChangedValues, ChangePreview, PreviewedChange } from "#domain/listings/editing/bulk/preview-changes.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { m } from "#messages/messages.js";
import type { BulkCalls } from "../../../components/bulk/use-bulk.ts";
import { call } from "../../../data/call.ts";
import { createMoneyFormat } from "../create-money-format.ts";

/** The change of one listing, with its label and how to undo it. */
type NamedChange = ListingChange & Partial<Pick<PreviewedChange, "name" | "undo">>;

/** The calls that change several listings. */
export const LISTING_CALLS: BulkCalls<BulkChange, NamedChange> = {
  async preview(numbers, change) {
    const body = { numbers, ...change };
    const { changes, skipped } = await call<ChangePreview>("/listing-changes/preview", "POST", body);
    return {
      changes: changes.map((previewed) => ({
        change: previewed,
        id: previewed.number,
        name: formatName(previewed.number, previewed.name || m.edit_no_headline()),
        before: formatValue(previewed, previewed.before),
        after: formatValue(previewed, previewed.after),
      })),
      skipped: skipped.map(({ number, name, reason }) => ({ id: number, name: formatName(number, name), reason })),
    };
  },
  async apply(changes) {
    const body = { changes: changes.map(({ number, version, fields, to }) => ({ number, version, fields, to })) };
    const { changed, skipped } = await call<AppliedChanges>("/listing-changes", "POST", body);
    const known = new Map(changes.map((change) => [change.number, change]));
    return {
      changed: changed.length,
      skipped: skipped.map(({ number, reason }) => ({
        id: number,
        name: formatName(number, known.get(number)?.name ?? ""),
        reason,
      })),
      undo: changed.flatMap(({ number, version }) => {
        const { name = "", undo } = known.get(number) ?? {};
        return undo ? [{ number, version, name, ...undo }] : [];
      }),
    };
  },
};

const formatName = (number: number, name: string): string => (name ? `${name} (${number})` : "");

function formatValue({ to, fields, currency }: PreviewedChange, { price, agent, status }: ChangedValues): string {
  if (to) return STATUS_LABELS[status]();
  if (fields && "price" in fields) return price === null ? m.not_disclosed() : createMoneyFormat(currency)(price);
  return agent;
}
