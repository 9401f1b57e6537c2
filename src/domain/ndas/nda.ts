import type { Selectable } from "kysely";
import type { NdaTable } from "#db/tables/ndas.ts";

export type Nda = Selectable<NdaTable>;

/** A signed agreement as its buyer sees it. */
export interface NdaView {
  id: string;
  /** The listing's `{post}`. */
  listing: string;
  /** ISO 8601, UTC. */
  signed_at: string;
  /** Whether it gives access to the confidential part. */
  approved: boolean;
  text_sha256: string;
  pdf_sha256: string | null;
  /** The path of the signed PDF. */
  pdf: string;
}

/** Why a buyer has no access to confidential data. */
export type ClosedReason = "not_signed" | "waiting" | "declined" | "revoked";

/**
 * Returns why a buyer has no access, or null. This is the only rule for access to confidential data: the agreement is
 * signed, not revoked, and approved if the seller requires approval.
 */
export function getClosedReason(nda: Pick<Nda, "approval" | "revoked_at"> | undefined): ClosedReason | null {
  if (!nda) return "not_signed";
  if (nda.revoked_at) return "revoked";
  return nda.approval === "waiting" || nda.approval === "declined" ? nda.approval : null;
}

export function toNdaView(nda: Nda, slug: string): NdaView {
  return {
    id: nda.id,
    listing: slug,
    signed_at: nda.signed_at.toISOString(),
    approved: getClosedReason(nda) === null,
    text_sha256: nda.text_sha256,
    pdf_sha256: nda.pdf_sha256,
    pdf: `/api/ndas/${nda.id}.pdf`,
  };
}

export function getPdfKey(id: string): string {
  return `ndas/${id}.pdf`;
}
