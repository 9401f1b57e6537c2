import * as v from "valibot";
import { LEAD_TEXT_LIMITS } from "#domain/leads/lead-limits.ts";
import { createLeadProblem } from "#domain/leads/lead-messages.ts";
import { changeMySignature } from "#domain/leads/replies/change-my-signature.ts";
import { addLeadFile, fetchLeadFile } from "#domain/leads/replies/lead-files.ts";
import { listReplyChoices } from "#domain/leads/replies/list-reply-choices.ts";
import { requireReadableLead, requireWritableLead } from "#domain/leads/require-lead.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import { createTextSchema } from "#lib/forms/field-schemas.ts";
import { defineBody } from "../http/field-codes.ts";
import { FileResponse, type Operation, type Raw } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const fetchFile = defineDeskOperation<{ lead: string; file: string }, undefined>({
  id: "fetchLeadFile",
  method: "GET",
  path: "/desk/leads/{id}/files/{file}",
  summary: "Downloads a file of an email to or from a lead",
  find: async (context, { id = "", file = "" }) => ({ lead: (await requireReadableLead(context, id)).id, file }),
  async handle(context, { subject: { lead, file } }) {
    const { name, content } = await fetchLeadFile(context, lead, file);
    return new FileResponse(content, "application/octet-stream", name);
  },
});

const choices = defineDeskOperation<{ lead: string; to: string | undefined }, undefined>({
  id: "listReplyChoices",
  method: "GET",
  path: "/desk/leads/{id}/reply-choices",
  summary: "Returns the templates filled in for a lead, and what a reply can have in addition to its text",
  query: v.object({ to: v.optional(v.pipe(v.string(), v.description("The recipient's address."))) }),
  find: async (context, { id = "" }, { query }: Raw) => ({
    lead: await requireWritableLead(context, id),
    to: query.get("to") ?? undefined,
  }),
  handle: (context, { subject: { lead, to } }) => listReplyChoices(context, lead, to),
});

const addFile = defineDeskOperation<{ lead: string; name: string }, Uint8Array>({
  id: "addLeadFile",
  method: "POST",
  path: "/desk/leads/{id}/files",
  summary: "Uploads a file for an email to a lead",
  query: v.object({ name: v.optional(v.pipe(v.string(), v.description("File name."))) }),
  upload: { types: ["application/octet-stream"], maxBytes: MAX_UPLOAD_BYTES },
  status: 201,
  find: async (context, { id = "" }, { query }: Raw) => ({
    lead: await requireWritableLead(context, id),
    name: query.get("name") ?? "",
  }),
  handle: (context, { subject, input }) => addLeadFile(context, subject.lead, { name: subject.name, bytes: input }),
});

const signatureSchema = v.strictObject({ signature: createTextSchema(LEAD_TEXT_LIMITS.signature) }, "unknown_field");

const changeSignature = defineDeskOperation<void, v.InferOutput<typeof signatureSchema>>({
  id: "changeMySignature",
  method: "PUT",
  path: "/desk/me/signature",
  summary: "Sets the lines below your emails to leads; empty for your name, office and phone number",
  ...defineBody(signatureSchema),
  toProblem: createLeadProblem,
  handle: (context, { input }) => changeMySignature(context, input.signature ?? ""),
});

/** The calls about emails to and from leads. */
export const LEAD_MAIL_OPERATIONS: readonly Operation[] = [choices, addFile, fetchFile, changeSignature];
