import type { AppliedLeadChanges } from "#domain/leads/bulk/apply-lead-changes.ts";
import type { LeadBulkChange, LeadChange } from "#domain/leads/bulk/lead-change.ts";
import type { LeadChangePreview, PreviewedLeadChange } from "#domain/leads/bulk/preview-lead-changes.ts";
import { m } from "#messages/messages.js";
import type { BulkCalls } from "../../components/bulk/use-bulk.ts";
import { call } from "../../data/call.ts";

/** The change of one lead, with its label and how to undo it. */
type NamedChange = LeadChange & Partial<Pick<PreviewedLeadChange, "name" | "undo">>;

/** The calls that change several leads. */
export const LEAD_CALLS: BulkCalls<LeadBulkChange, NamedChange> = {
  async preview(ids, change) {
    const body = { ids, ...change };
    const { changes, skipped } = await call<LeadChangePreview>("/lead-changes/preview", "POST", body);
    const format = "agent" in change ? formatAgent : formatHandled;
    return {
      changes: changes.map((previewed) => ({
        change: previewed,
        id: previewed.id,
        name: previewed.name,
        before: format(previewed.before),
        after: format(previewed.after),
      })),
      skipped,
    };
  },
  async apply(changes) {
    const body = {
      changes: changes.map(({ id, seen, agent, reason, reopens }) => ({ id, seen, agent, reason, reopens })),
    };
    const { changed, skipped } = await call<AppliedLeadChanges>("/lead-changes", "POST", body);
    const known = new Map(changes.map((change) => [change.id, change]));
    return {
      changed: changed.length,
      skipped: skipped.map((one) => ({ ...one, name: known.get(String(one.id))?.name ?? "" })),
      undo: changed.flatMap((id) => {
        const { name = "", undo } = known.get(id) ?? {};
        return undo ? [{ name, ...undo }] : [];
      }),
    };
  },
};

const formatAgent = ({ agent }: PreviewedLeadChange["before"]): string => agent;
const formatHandled = ({ handled }: PreviewedLeadChange["before"]): string =>
  handled ? m.desk_lead_view_handled() : m.desk_lead_view_open();
