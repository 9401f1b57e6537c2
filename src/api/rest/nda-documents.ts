import * as v from "valibot";
import { requireBuyer } from "#domain/context.ts";
import { downloadDocument } from "#domain/ndas/documents/download-document.ts";
import { showDrawnPage } from "#domain/ndas/documents/show-page.ts";
import { getPageLimits } from "#domain/ndas/nda-limits.ts";
import { defineOperation, FileResponse } from "../http/operation.ts";
import { findPublicPost } from "./listing-post.ts";

const tag = "NDAs";
const params = {
  post: "The listing's slug; only the number at its end is used.",
  id: "The document's ID, from the confidential details.",
};

interface Subject {
  post: string;
  id: string;
}

export const showDocumentPage = defineOperation<Subject & { page: number }, undefined>({
  id: "showDocumentPage",
  method: "GET",
  path: "/listings/{post}/documents/{id}/pages/{page}",
  tag,
  summary: "Returns a page of a document as an image with the buyer's name and the time on it; each view is recorded",
  params: { ...params, page: "Starts at 1." },
  who: "buyer",
  response: { status: 200, schema: v.any(), content_type: "image/jpeg" },
  problems: [403, 404, 410],
  limits: (_, context) => getPageLimits(requireBuyer(context).id),
  find: async (context, { id = "", page = "", ...params }) => ({
    post: await findPublicPost(context, params),
    id,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0,
  }),
  handle: async (context, { subject, request: { address } }) =>
    new FileResponse(await showDrawnPage(context, { ...subject, address }), "image/jpeg"),
});

export const downloadListingsDocument = defineOperation<Subject, undefined>({
  id: "takeDocument",
  method: "GET",
  path: "/listings/{post}/documents/{id}/file",
  tag,
  summary: "Downloads a document if the seller allows it; each download is recorded",
  params,
  who: "buyer",
  response: { status: 200, schema: v.any(), content_type: "application/octet-stream" },
  problems: [403, 404, 410],
  find: async (context, { id = "", ...params }) => ({ post: await findPublicPost(context, params), id }),
  async handle(context, { subject, request: { address } }) {
    const { bytes, content_type, file_name } = await downloadDocument(context, { ...subject, address });
    return new FileResponse(bytes, content_type, file_name);
  },
});
