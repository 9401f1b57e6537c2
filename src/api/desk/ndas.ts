import { exportNdas } from "#domain/exports/export-ndas.ts";
import type { ExportFormat } from "#domain/exports/export-records.ts";
import { type Decision, decideNda } from "#domain/ndas/desk/decide-nda.ts";
import type { DeskNda } from "#domain/ndas/desk/desk-nda-queries.ts";
import { findDeskNda } from "#domain/ndas/desk/find-desk-nda.ts";
import { findLegalText, type LegalText, listLegalTexts, markReviewed } from "#domain/ndas/desk/legal-texts.ts";
import { listDeskNdas, type NdaFilters } from "#domain/ndas/desk/list-desk-ndas.ts";
import { listViews } from "#domain/ndas/desk/list-views.ts";
import { showNdaPdf } from "#domain/ndas/pdf/show-nda-pdf.ts";
import { showSignersProof } from "#domain/ndas/qualification/funds-proof.ts";
import { showQualificationOfSigner } from "#domain/ndas/qualification/show-qualification.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { FileResponse, type Operation } from "../http/operation.ts";
import { defineDeskOperation, type ListQuery, parseListQuery } from "./desk-operation.ts";
import { createExport, findFormat } from "./export-operations.ts";
import { checkNdaFilters, NDA_SORTS, parseNdaFilters } from "./nda-list-filters.ts";

const list = defineDeskOperation<undefined, ListQuery>({
  id: "listDeskNdas",
  method: "GET",
  path: "/desk/ndas",
  summary:
    "Lists signed NDAs, newest first; `waiting=1` for those that need a decision; filter by `office`, `agent`, `signed_from` and `signed_to`",
  right: "nda.read",
  check: (raw) => ({ input: parseListQuery(raw, NDA_SORTS) }),
  handle: (context, { input: { filter, page, per_page, descending } }) =>
    listDeskNdas(context, { ...parseNdaFilters(filter), page, per_page, descending }),
});

const download = defineDeskOperation<ExportFormat, NdaFilters>({
  id: "exportNdas",
  method: "GET",
  path: "/desk/nda-exports/{format}",
  summary: "Downloads the NDAs that the list's filters select as `csv` or `json`, the earliest first",
  find: (context, params) => findFormat(context, params, "nda.read"),
  check: checkNdaFilters,
  handle: async (context, { subject, input }) =>
    createExport(await exportNdas(context, subject, input), "ndas", subject),
});

const show = defineDeskOperation<DeskNda, undefined>({
  id: "showDeskNda",
  method: "GET",
  path: "/desk/ndas/{id}",
  summary: "Returns an NDA",
  find: (context, { id = "" }) => findDeskNda(context, id),
  handle: async (context, { subject }) => ({
    ...subject,
    qualification: await showQualificationOfSigner(context, subject.id),
  }),
});

const pdf = defineDeskOperation<DeskNda, undefined>({
  id: "showDeskNdaPdf",
  method: "GET",
  path: "/desk/ndas/{id}/pdf",
  summary: "Returns the signed PDF",
  find: (context, { id = "" }) => findDeskNda(context, id),
  handle: async (context, { subject: { id } }) =>
    new FileResponse(await showNdaPdf(context, id), "application/pdf", `nda-${id}.pdf`),
});

const proof = defineDeskOperation<DeskNda, undefined>({
  id: "showSignersProof",
  method: "GET",
  path: "/desk/ndas/{id}/proof",
  summary: "Returns the signer's proof of funds",
  find: (context, { id = "" }) => findDeskNda(context, id, "nda.approve"),
  async handle(context, { subject }) {
    const { bytes, content_type, file_name } = await showSignersProof(context, subject.id);
    return new FileResponse(bytes, content_type, file_name);
  },
});

const views = defineDeskOperation<DeskNda, ListQuery>({
  id: "listDocumentViews",
  method: "GET",
  path: "/desk/ndas/{id}/views",
  summary: "Which pages of the listing's documents the signer has seen, the latest first",
  find: (context, { id = "" }) => findDeskNda(context, id),
  check: (raw) => ({ input: parseListQuery(raw, ["-viewed_at"]) }),
  handle: (context, { subject, input: { page, per_page } }) => listViews(context, subject.id, { page, per_page }),
});

const defineDecision = (id: string, path: string, decision: Decision, summary: string): Operation =>
  defineDeskOperation<DeskNda, undefined>({
    id,
    method: "PUT",
    path: `/desk/ndas/{id}/${path}`,
    summary,
    status: 204,
    find: (context, { id: nda = "" }) => findDeskNda(context, nda, "nda.approve"),
    handle: (context, { subject }) => decideNda(context, subject.id, decision),
  });

const texts = defineDeskOperation({
  id: "listLegalTexts",
  method: "GET",
  path: "/desk/legal-texts",
  summary: "Lists the legal texts and whether counsel has reviewed them",
  right: "nda.read",
  async handle(context) {
    const data = await listLegalTexts(context);
    return { data, total: data.length };
  },
});

const text = defineDeskOperation<LegalText, undefined>({
  id: "showLegalText",
  method: "GET",
  path: "/desk/legal-texts/{id}",
  summary: "Returns a legal text",
  find: (context, { id = "" }) => findLegalText(context, id),
});

const defineReview = (id: string, method: "PUT" | "DELETE", isReviewed: boolean, summary: string): Operation =>
  defineDeskOperation<LegalText, undefined>({
    id,
    method,
    path: "/desk/legal-texts/{id}/review",
    summary,
    status: 204,
    find(context, { id: version = "" }) {
      authorize(context, "legal.write");
      return findLegalText(context, version);
    },
    handle: (context, { subject }) => markReviewed(context, subject.id, isReviewed),
  });

export const NDA_OPERATIONS: readonly Operation[] = [
  list,
  download,
  show,
  pdf,
  proof,
  views,
  defineDecision("approveNda", "approval", "approved", "Opens the confidential part to the signer"),
  defineDecision("declineNda", "refusal", "declined", "Keeps the confidential part shut"),
  defineDecision("revokeNda", "revocation", "revoked", "Ends the signer's access immediately"),
  texts,
  text,
  defineReview("reviewLegalText", "PUT", true, "Notes that counsel has read the text as it stands"),
  defineReview("unreviewLegalText", "DELETE", false, "Notes that the text is to be read again"),
];
