import * as v from "valibot";
import { fetchLeadFile } from "#domain/leads/replies/lead-files.ts";
import { requireReadableLead } from "#domain/leads/require-lead.ts";
import { FileResponse, type Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const params = { id: "The lead's." };

const fetchFile = defineDeskOperation<{ lead: string; file: string }, undefined>({
  id: "fetchLeadFile",
  method: "GET",
  path: "/desk/leads/{id}/files/{file}",
  summary: "Downloads a file of an email to or from a lead",
  params: { ...params, file: "The file's." },
  response: { status: 200, schema: v.any(), content_type: "application/octet-stream" },
  problems: [404],
  find: async (context, { id = "", file = "" }) => ({ lead: (await requireReadableLead(context, id)).id, file }),
  async handle(context, { subject: { lead, file } }) {
    const { name, content } = await fetchLeadFile(context, lead, file);
    return new FileResponse(content, "application/octet-stream", name);
  },
});

/** The calls about emails to and from leads. */
export const LEAD_MAIL_OPERATIONS: readonly Operation[] = [fetchFile];
