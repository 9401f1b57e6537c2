import * as v from "valibot";
import { BULK_DECISIONS, type BulkDecision, decideNdas, type NdaDecision } from "#domain/ndas/desk/bulk/decide-ndas.ts";
import { previewDecisions } from "#domain/ndas/desk/bulk/preview-decisions.ts";
import { listNdaIds, type NdaFilters } from "#domain/ndas/desk/list-desk-ndas.ts";
import { MAX_CHANGED, MAX_SELECTED } from "#domain/try-each.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";
import { createListSchema } from "./listing-change-operations.ts";
import { checkNdaFilters } from "./nda-list-filters.ts";

const id = v.pipe(v.string("invalid"), v.uuid("invalid"));
const decision = v.picklist(BULK_DECISIONS, "invalid");
const previewSchema = v.strictObject({ ids: createListSchema(id, MAX_CHANGED), decision }, "unknown_field");
const decisionsSchema = v.strictObject(
  {
    decisions: createListSchema(
      v.strictObject(
        { id, seen: v.picklist(["not_asked", "waiting", "approved", "declined"], "invalid"), decision },
        "unknown_field",
      ),
      MAX_CHANGED,
    ),
  },
  "unknown_field",
);

const listMatching = defineDeskOperation<void, NdaFilters>({
  id: "listNdaIds",
  method: "GET",
  path: "/desk/nda-ids",
  summary: `Returns the ids of the latest ${MAX_SELECTED} NDAs that match the list's filters`,
  right: "nda.read",
  check: checkNdaFilters,
  handle: async (context, { input }) => ({ ids: await listNdaIds(context, input) }),
});

const preview = defineDeskOperation<void, { ids: string[]; decision: BulkDecision }>({
  id: "previewNdaDecisions",
  method: "POST",
  path: "/desk/nda-decisions/preview",
  summary: "Previews approving or declining several signers: which would be left out, and why",
  ...defineBody(previewSchema, ["ids", "decision"]),
  right: "nda.approve",
  handle: async (context, { input }) => ({ ...(await previewDecisions(context, input.ids, input.decision)) }),
});

const decide = defineDeskOperation<void, { decisions: NdaDecision[] }>({
  id: "decideNdas",
  method: "POST",
  path: "/desk/nda-decisions",
  summary: "Approves or declines several signers as previewed; one decided otherwise since is left out with a reason",
  ...defineBody(decisionsSchema, ["decisions"]),
  right: "nda.approve",
  handle: async (context, { input }) => ({ ...(await decideNdas(context, input.decisions)) }),
});

export const NDA_DECISION_OPERATIONS: readonly Operation[] = [listMatching, preview, decide];
