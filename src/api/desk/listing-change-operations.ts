import * as v from "valibot";
import { type ExportFormat, exportSelectedListings } from "#domain/exports/export-records.ts";
import { type AppliedChanges, applyChanges } from "#domain/listings/editing/bulk/apply-changes.ts";
import type { BulkChange, ListingChange } from "#domain/listings/editing/bulk/bulk-change.ts";
import { type ChangePreview, previewChanges } from "#domain/listings/editing/bulk/preview-changes.ts";
import { listNumbers } from "#domain/listings/editing/lists/list-numbers.ts";
import { MAX_CHANGED, MAX_SELECTED } from "#domain/try-each.ts";
import { checkSchema, defineBody } from "../http/field-codes.ts";
import type { Checked, Operation, Raw } from "../http/operation.ts";
import { defineDeskOperation, parseListQuery } from "./desk-operation.ts";
import { createExport, findFormat } from "./export-operations.ts";
import { type ListedFilters, parseFilters, parseStatus } from "./listing-list-filters.ts";

/** PostgreSQL's largest integer. */
const MAX_ID = 2 ** 31 - 1;
const id = v.pipe(v.number("invalid"), v.integer("invalid"), v.minValue(1, "invalid"), v.maxValue(MAX_ID, "invalid"));
const status = v.picklist(["active", "under_offer", "sold", "withdrawn"], "invalid");
const whole = v.pipe(
  v.number("invalid"),
  v.integer("invalid"),
  v.minValue(-1e12, "invalid"),
  v.maxValue(1e12, "invalid"),
);
export const createListSchema = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item, "invalid"), v.minLength(1, "required"), v.maxLength(max, "too_long"));

/** Each of these fields is a separate kind of change. */
const CHANGES = {
  owner: v.optional(v.strictObject({ office_id: id, agent_id: id }, "invalid")),
  to: v.optional(status),
  percent: v.optional(
    v.pipe(v.number("invalid"), v.finite("invalid"), v.minValue(-99, "invalid"), v.maxValue(1_000, "invalid")),
  ),
  amount: v.optional(whole),
};
const previewSchema = v.strictObject({ numbers: createListSchema(id, MAX_CHANGED), ...CHANGES }, "unknown_field");
const changesSchema = v.strictObject(
  {
    changes: createListSchema(
      v.strictObject(
        {
          number: id,
          version: v.pipe(v.number("invalid"), v.integer("invalid")),
          fields: v.optional(
            v.union(
              [
                v.strictObject({ price: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))) }),
                v.strictObject({ office_id: id, agent_id: v.nullable(id) }),
              ],
              "invalid",
            ),
          ),
          to: v.optional(status),
        },
        "unknown_field",
      ),
      MAX_CHANGED,
    ),
  },
  "unknown_field",
);
const numbersSchema = v.strictObject({ numbers: createListSchema(id, MAX_SELECTED) }, "unknown_field");

const listMatching = defineDeskOperation<void, ListedFilters>({
  id: "deskListingNumbers",
  method: "GET",
  path: "/desk/listing-numbers",
  summary: `Returns the numbers of the first ${MAX_SELECTED} listings that match the list's filters`,
  right: "listing.read",
  check(raw, context): Checked<ListedFilters> {
    const { filter } = parseListQuery(raw, ["number"]);
    return { input: { ...parseFilters(context, filter), status: parseStatus(filter) } };
  },
  handle: async (context, { input }) => ({ numbers: await listNumbers(context, input) }),
});

interface PreviewInput {
  numbers: number[];
  change: BulkChange;
}

function checkPreview(raw: Raw): Checked<PreviewInput> {
  const checked = checkSchema(previewSchema, ["numbers"])(raw);
  if ("codes" in checked) return checked;
  const { numbers, ...change } = checked.input;
  const [only, ...others] = Object.entries(change).filter(([, value]) => value !== undefined);
  return only && others.length === 0
    ? { input: { numbers, change: Object.fromEntries([only]) as unknown as BulkChange } }
    : { codes: { change: only ? "invalid" : "required" } };
}

const preview = defineDeskOperation<void, PreviewInput>({
  id: "deskPreviewListingChanges",
  method: "POST",
  path: "/desk/listing-changes/preview",
  summary: "Previews one change of several listings: old and new values, and which listings would be left out and why",
  body: previewSchema,
  right: "listing.write",
  check: checkPreview,
  handle: async (context, { input }): Promise<ChangePreview> =>
    await previewChanges(context, input.numbers, input.change),
});

const apply = defineDeskOperation<void, { changes: ListingChange[] }>({
  id: "deskChangeListings",
  method: "POST",
  path: "/desk/listing-changes",
  summary:
    "Changes several listings as previewed; one edited since, or that can't be changed, is left out with a reason",
  ...defineBody(changesSchema, ["changes"]),
  right: "listing.write",
  handle: async (context, { input }): Promise<AppliedChanges> => await applyChanges(context, input.changes),
});

const exportSelected = defineDeskOperation<ExportFormat, { numbers: number[] }>({
  id: "deskExportListings",
  method: "POST",
  path: "/desk/listing-exports/{format}",
  summary: "Downloads some listings as `csv` or `json`, in the form that the import reads",
  ...defineBody(numbersSchema, ["numbers"]),
  find: (context, params) => findFormat(context, params, "listing.read"),
  handle: async (context, { subject, input }) =>
    createExport(await exportSelectedListings(context, subject, input.numbers), "listings", subject),
});

export const LISTING_CHANGE_OPERATIONS: readonly Operation[] = [listMatching, preview, apply, exportSelected];
