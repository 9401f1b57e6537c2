import * as v from "valibot";
import { showConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import { isKnownDocument } from "#domain/ndas/is-known-document.ts";
import { listNdas } from "#domain/ndas/list-ndas.ts";
import { showNdaPdf } from "#domain/ndas/pdf/show-nda-pdf.ts";
import { consentToSign, presentNda } from "#domain/ndas/signing/present-nda.ts";
import {
  checkSignature,
  createSignatureProblem,
  SIGN_FORM,
  type SignCode,
  type SignInput,
  signSchema,
} from "#domain/ndas/signing/sign-input.ts";
import { checkSigner, signNda } from "#domain/ndas/signing/sign-nda.ts";
import { getRequiredNames } from "#lib/forms/form.ts";
import { AlreadyDone, defineOperation, FileResponse } from "../http/operation.ts";
import { findPublicPost } from "./listing-post.ts";
import { confidentialSchema } from "./response-schemas.ts";

const tag = "NDAs";
const params = { post: "The listing's slug; only the number at its end is used." };
const time = v.pipe(v.string(), v.isoTimestamp());
const hash = v.pipe(v.string(), v.hash(["sha256"]));

const ndaSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  listing: v.string(),
  signed_at: time,
  approved: v.pipe(v.boolean(), v.description("Whether it grants access to the confidential details.")),
  text_sha256: hash,
  pdf_sha256: v.nullable(hash),
  pdf: v.pipe(v.string(), v.description("URL of the signed PDF.")),
});

export const showNda = defineOperation<string, undefined>({
  id: "showNda",
  method: "GET",
  path: "/listings/{post}/nda",
  tag,
  summary: "Returns a listing's NDA and whether the buyer has signed it",
  params,
  who: "buyer",
  response: {
    status: 200,
    schema: v.strictObject({
      text: v.string(),
      text_sha256: hash,
      template_version: v.string(),
      signed: v.nullable(ndaSchema),
    }),
  },
  problems: [404, 410],
  find: findPublicPost,
  async handle(context, { subject }) {
    const { text, text_sha256, template_version, signed } = await presentNda(context, subject);
    return { text, text_sha256, template_version, signed };
  },
});

export const consentNda = defineOperation<string, undefined>({
  id: "consentToSignNda",
  method: "POST",
  path: "/listings/{post}/nda/consent",
  tag,
  summary: "Records that the buyer agrees to sign electronically",
  params,
  who: "buyer",
  response: { status: 204 },
  problems: [404, 410],
  find: findPublicPost,
  handle: (context, { subject }) => consentToSign(context, subject),
});

export const signListingsNda = defineOperation<string, SignInput, SignCode>({
  id: "signNda",
  method: "POST",
  path: "/listings/{post}/nda",
  tag,
  summary: "Signs the NDA; returns 200 with the existing agreement if it is already signed",
  params,
  who: "buyer",
  body: signSchema,
  required: getRequiredNames(SIGN_FORM),
  response: { status: 201, schema: v.strictObject({ nda: ndaSchema }) },
  idempotent: "itself",
  problems: [403, 404, 409, 410, 422],
  find: findPublicPost,
  check: ({ body }) => checkSignature(body),
  toProblem: createSignatureProblem,
  precheck: (context, { subject, raw }) => checkSigner(context, subject, raw.body.signature),
  async handle(context, { subject, input, request }) {
    const { nda, isNew } = await signNda(context, { ...input, post: subject }, request);
    return isNew ? { nda } : new AlreadyDone({ nda });
  },
});

export const listBuyersNdas = defineOperation({
  id: "listNdas",
  method: "GET",
  path: "/ndas",
  tag,
  summary: "Lists the buyer's signed agreements, newest first",
  who: "buyer",
  response: { status: 200, schema: v.strictObject({ data: v.array(ndaSchema) }) },
  async handle(context) {
    const ndas = await listNdas(context);
    return { data: ndas.map(({ listing_name: _, is_public: __, closed: ___, ...nda }) => nda) };
  },
});

export const showPdf = defineOperation<string, undefined>({
  id: "showNdaPdf",
  method: "GET",
  path: "/ndas/{id}.pdf",
  tag,
  summary: "Returns the signed PDF of an agreement to its signer",
  params: { id: "The agreement's ID." },
  who: "buyer",
  response: { status: 200, schema: v.any(), content_type: "application/pdf" },
  problems: [404],
  find: async (_, { id = "" }) => id.replace(/\.pdf$/, ""),
  async handle(context, { subject }) {
    return new FileResponse(await showNdaPdf(context, subject), "application/pdf", `nda-${subject}.pdf`);
  },
});

export const showListingsConfidential = defineOperation<string, undefined>({
  id: "showConfidential",
  method: "GET",
  path: "/listings/{post}/confidential",
  tag,
  summary: "Returns a listing's confidential details to a buyer who has signed its NDA",
  params,
  who: "buyer",
  response: {
    status: 200,
    schema: v.strictObject({
      data: v.strictObject({
        ...confidentialSchema.entries,
        documents: v.array(v.strictObject({ id: v.string(), name: v.string(), pages: v.number() })),
      }),
    }),
  },
  problems: [403, 404, 410],
  find: findPublicPost,
  async handle(context, { subject }) {
    const { address: _, ...data } = await showConfidential(context, subject);
    return { data };
  },
});

export const findDocument = defineOperation<string, undefined>({
  id: "findDocument",
  method: "GET",
  path: "/documents/{sha256}",
  tag,
  summary: "Returns whether a document with this hash was signed here, and nothing else",
  params: { sha256: "SHA-256 of the file, in hexadecimal." },
  response: { status: 200, schema: v.strictObject({ known: v.boolean() }) },
  find: async (_, { sha256 = "" }) => sha256.toLowerCase(),
  handle: async (context, { subject }) => ({ known: await isKnownDocument(context, subject) }),
});
