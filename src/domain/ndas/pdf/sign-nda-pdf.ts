import { type Context, runInTransaction } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { appendEvent } from "../evidence/append-event.ts";
import { selectLinksFor } from "../evidence/chain-queries.ts";
import { type Nda, pdfKey } from "../nda.ts";
import { selectNda, updateSigned } from "../nda-queries.ts";
import { ndaDocument } from "./nda-document.ts";

/** By its id, the sealing that is under way in this process: who asks meanwhile waits for the same. */
const underWay = new Map<string, Promise<Nda>>();

/**
 * The agreement with its sealed PDF, made now where it has none yet. The PDF follows from what is stored, so that one that
 * was cut short, or made twice at once, comes out the same.
 */
export function signNdaPdf(context: Context, nda: Nda): Promise<Nda> {
  if (nda.pdf_sha256) return Promise.resolve(nda);
  const waiting = underWay.get(nda.id);
  if (waiting) return waiting;
  const sealing = makePdf(context, nda).finally(() => underWay.delete(nda.id));
  underWay.set(nda.id, sealing);
  return sealing;
}

async function makePdf(context: Context, nda: Nda): Promise<Nda> {
  const events = nda.buyer_id === null ? [] : await selectLinksFor(context.db, nda.buyer_id, nda.listing_number);
  const pdf = await context.pdf.seal(await context.pdf.draw(ndaDocument(context, nda, events)), {
    at: nda.signed_at,
    reason: nda.template_version,
    name: context.network.brand,
  });
  await context.files.put(pdfKey(nda.id), pdf);
  const pdf_sha256 = sha256(pdf);
  await runInTransaction(context, async (inside) => {
    if (!(await updateSigned(inside.db, nda.id, pdf_sha256))) return;
    const { id, buyer_id, listing_number } = nda;
    await appendEvent(inside, { kind: "sealed", nda_id: id, buyer_id, listing_number, details: { pdf_sha256 } });
  });
  return { ...nda, pdf_sha256: (await selectNda(context.db, nda.id))?.pdf_sha256 ?? pdf_sha256 };
}
