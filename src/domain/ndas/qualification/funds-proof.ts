import { randomUUID } from "node:crypto";
import { lockAccount } from "#domain/accounts/account-queries.ts";
import { getFundsProofKey } from "#domain/accounts/closing/funds-proof-key.ts";
import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { BadDocument } from "#integrations/documents/documents.ts";
import { storeFiles } from "#integrations/files/file-store.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { findDeskNda } from "../desk/find-desk-nda.ts";
import { createDocumentProblem } from "../documents/document-problem.ts";
import type { ProofRow } from "./qualification.ts";
import { deleteProof, replaceProof, selectProof, selectSignerFor } from "./qualification-queries.ts";

export interface ProofDownload {
  bytes: Uint8Array;
  content_type: "application/pdf" | "image/webp";
  file_name: string;
}

/**
 * Stores a PDF or picture as the signed-in buyer's proof of funds, replacing the previous one. Pictures are re-encoded.
 *
 * @throws NotSignedIn; Invalid if the file is neither; Unavailable during too many uploads
 */
export async function saveFundsProof(context: Context, bytes: Uint8Array): Promise<void> {
  const { id: buyer_id } = requireBuyer(context);
  const createProblem = (reason: string): Invalid => new Invalid(reason, { proof: [reason] });
  const options = getMessageOptions(context.locale);
  if (bytes.length === 0) throw createProblem(m.proof_choose({}, options));
  if (bytes.length > MAX_UPLOAD_BYTES) throw createProblem(m.proof_too_large({}, options));
  const { format, stored } = await context.documents.read(bytes).catch((error) => {
    throw error instanceof BadDocument ? createDocumentProblem(error, context.locale, "proof") : error;
  });
  if (format !== "pdf" && format !== "webp") throw createProblem(m.proof_kind({}, options));
  const proof: ProofRow = {
    buyer_id,
    id: randomUUID(),
    format,
    bytes: bytes.length,
    sha256: sha256(bytes),
    added_at: context.clock(),
  };
  const replaced = await storeFiles(context.files, new Map([[getFundsProofKey(proof), stored]]), () =>
    runInTransaction(context, async ({ db }) => {
      await lockAccount(db, buyer_id);
      const before = await selectProof(db, buyer_id);
      await replaceProof(db, proof);
      return { before };
    }),
  );
  if (replaced?.before) await context.files.remove(getFundsProofKey(replaced.before));
}

/** Deletes the signed-in buyer's proof of funds immediately; succeeds if there is none. @throws NotSignedIn */
export async function deleteFundsProof(context: Context): Promise<void> {
  const { id } = requireBuyer(context);
  const before = await runInTransaction(context, async ({ db }) => {
    await lockAccount(db, id);
    const proof = await selectProof(db, id);
    await deleteProof(db, id);
    return proof;
  });
  if (before) await context.files.remove(getFundsProofKey(before));
}

/** Returns the signed-in buyer's proof of funds. @throws NotSignedIn; NotFound */
export async function showProof(context: Context): Promise<ProofDownload> {
  return toDownload(context, await selectProof(context.db, requireBuyer(context).id));
}

/**
 * Returns the proof of funds of an agreement's signer to staff who may decide on the agreement, as long as it gives
 * access; staff who may only read agreements can't see it. The view is logged.
 *
 * @throws NotSignedIn; NotAllowed; NotFound, also if the agreement is out of scope or has ended, or there is no proof
 */
export async function showSignersProof(context: Context, nda_id: string): Promise<ProofDownload> {
  const { id, listing_number, office_id, revoked_at } = await findDeskNda(context, nda_id, "nda.approve");
  const buyer_id = revoked_at ? null : await selectSignerFor(context.db, id);
  const proof = await toDownload(context, buyer_id ? await selectProof(context.db, buyer_id) : undefined);
  await recordAuditEvent(context, {
    action: "nda.proof_seen",
    subject: `nda ${id}`,
    office_id,
    details: { listing_number },
  });
  return proof;
}

async function toDownload({ files, locale }: Context, proof: ProofRow | undefined): Promise<ProofDownload> {
  if (!proof) throw new NotFound(m.proof_not_found({}, getMessageOptions(locale)));
  return {
    bytes: await files.get(getFundsProofKey(proof)),
    content_type: proof.format === "pdf" ? "application/pdf" : "image/webp",
    file_name: `proof-of-funds.${proof.format}`,
  };
}
