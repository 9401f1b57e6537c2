import { type Context, runInTransaction } from "#domain/context.ts";
import { findDocumentLogo } from "#domain/network/logo/find-logo-file.ts";
import { sha256 } from "#lib/sha256.ts";
import { appendEvent } from "../evidence/append-event.ts";
import { selectLinksFor } from "../evidence/chain-queries.ts";
import { getPdfKey, type Nda } from "../nda.ts";
import { selectNda, updateSigned } from "../nda-queries.ts";
import { createNdaDocument } from "./nda-document.ts";

/** Signings in progress in this process, by agreement id; concurrent calls await the same one. */
const signingsInProgress = new Map<string, Promise<Nda>>();

/**
 * Returns the agreement with its signed PDF, creating the PDF if necessary. The PDF is derived from stored data, so
 * creating it again after an interruption or concurrently gives the same result.
 */
export function signNdaPdf(context: Context, nda: Nda): Promise<Nda> {
  if (nda.pdf_sha256) return Promise.resolve(nda);
  const waiting = signingsInProgress.get(nda.id);
  if (waiting) return waiting;
  const signing = createSignedPdf(context, nda).finally(() => signingsInProgress.delete(nda.id));
  signingsInProgress.set(nda.id, signing);
  return signing;
}

async function createSignedPdf(context: Context, nda: Nda): Promise<Nda> {
  const events = nda.buyer_id === null ? [] : await selectLinksFor(context.db, nda.buyer_id, nda.listing_number);
  const document = createNdaDocument(context, nda, events, await findDocumentLogo(context));
  const pdf = await context.pdf.sign(await context.pdf.render(document), {
    at: nda.signed_at,
    reason: nda.template_version,
    name: context.network.brand,
  });
  await context.files.put(getPdfKey(nda.id), pdf);
  const pdf_sha256 = sha256(pdf);
  await runInTransaction(context, async (tx) => {
    if (!(await updateSigned(tx.db, nda.id, pdf_sha256))) return;
    const { id, buyer_id, listing_number } = nda;
    await appendEvent(tx, { kind: "sealed", nda_id: id, buyer_id, listing_number, details: { pdf_sha256 } });
  });
  return { ...nda, pdf_sha256: (await selectNda(context.db, nda.id))?.pdf_sha256 ?? pdf_sha256 };
}
