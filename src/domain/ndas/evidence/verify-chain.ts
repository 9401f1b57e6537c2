import type { Context } from "#domain/context.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { sha256 } from "#lib/sha256.ts";
import { getPdfKey, type Nda } from "../nda.ts";
import { selectNdasAfter } from "../nda-queries.ts";
import { type ChainLink, GENESIS_HASH, hashLink } from "./chain.ts";
import { selectLinks } from "./chain-queries.ts";

export interface ChainReport {
  links: number;
  ndas: number;
  /** One line per fault, with its location; empty if the chain is valid. */
  faults: string[];
}

const BATCH_SIZE = 1_000;
const LOWEST_ID = "00000000-0000-0000-0000-000000000000";

/** Columns of an agreement's row that its `signed` link repeats. */
const DUPLICATED_FIELDS = [
  "name",
  "email",
  "signature",
  "address",
  "user_agent",
  "time_zone",
  "locale",
  "template_version",
  "text_sha256",
] as const;

/** What the chain records about an agreement. */
interface RecordedAgreement {
  signed?: Record<string, unknown>;
  listing_number?: number | null;
  pdf_sha256?: string;
  approval?: string;
  isRevoked?: boolean;
}

/** Recomputes the evidence chain from its first link and compares every agreement and its PDF with it. */
export async function verifyChain({ db, files }: Pick<Context, "db" | "files">): Promise<ChainReport> {
  const faults: string[] = [];
  const recorded = new Map<string, RecordedAgreement>();
  let last: Pick<ChainLink, "position" | "hash"> = { position: 0, hash: GENESIS_HASH };
  for (
    let links = await selectLinks(db, -1, BATCH_SIZE);
    links.length > 0;
    links = await selectLinks(db, last.position, BATCH_SIZE)
  ) {
    for (const link of links) {
      if (link.position !== last.position + 1) faults.push(`link ${last.position + 1} is missing`);
      else if (link.previous_hash !== last.hash) faults.push(`link ${link.position} does not match the previous link`);
      if (hashLink(link) !== link.hash) faults.push(`link ${link.position} was changed`);
      else recordLink(recorded, link);
      last = link;
    }
  }
  let ndas = 0;
  let after = LOWEST_ID;
  for (
    let rows = await selectNdasAfter(db, after, BATCH_SIZE);
    rows.length > 0;
    rows = await selectNdasAfter(db, after, BATCH_SIZE)
  ) {
    for (const nda of rows) {
      faults.push(
        ...(await getFaults(nda, recorded.get(nda.id), files)).map((fault) => `agreement ${nda.id}: ${fault}`),
      );
      recorded.delete(nda.id);
      ndas += 1;
      after = nda.id;
    }
  }
  for (const [id, { signed }] of recorded) if (signed) faults.push(`agreement ${id} is missing`);
  return { links: last.position, ndas, faults };
}

function recordLink(
  recorded: Map<string, RecordedAgreement>,
  { kind, nda_id, listing_number, details }: ChainLink,
): void {
  if (nda_id === null) return;
  const facts = JSON.parse(details) as Record<string, unknown>;
  const agreement = recorded.get(nda_id) ?? {};
  recorded.set(nda_id, agreement);
  if (kind === "signed") Object.assign(agreement, { signed: facts, listing_number, approval: facts.approval });
  if (kind === "sealed") agreement.pdf_sha256 = String(facts.pdf_sha256);
  if (kind === "approved" || kind === "declined") agreement.approval = kind;
  if (kind === "revoked") agreement.isRevoked = true;
}

async function getFaults(
  nda: Nda,
  recorded: RecordedAgreement | undefined,
  files: Context["files"],
): Promise<string[]> {
  const signed = recorded?.signed;
  if (!recorded || !signed) return ["the chain has no signature"];
  const faults: string[] = [];
  for (const field of DUPLICATED_FIELDS)
    if (nda[field] !== signed[field]) faults.push(`${field} differs from what was signed`);
  if (nda.listing_number !== recorded.listing_number) faults.push("it belongs to another listing");
  if (nda.signed_at.toISOString() !== signed.signed_at) faults.push("signed_at differs from the time of the signature");
  if (sha256(nda.text) !== signed.text_sha256) faults.push("the text differs from what was signed");
  if (nda.approval !== recorded.approval) faults.push("the approval differs from the decision");
  if ((nda.revoked_at !== null) !== (recorded.isRevoked ?? false))
    faults.push("the agreement and the chain disagree on whether it is revoked");
  if (nda.pdf_sha256 !== (recorded.pdf_sha256 ?? null)) faults.push("the stored PDF hash differs from the signed one");
  if (recorded.pdf_sha256 && (await hashFile(files, getPdfKey(nda.id))) !== recorded.pdf_sha256)
    faults.push("the PDF differs from the one that was signed");
  return faults;
}

async function hashFile(files: Context["files"], key: string): Promise<string | null> {
  try {
    return sha256(await files.get(key));
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
