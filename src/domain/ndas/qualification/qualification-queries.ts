import type { Db } from "#db/connect.ts";
import type { ProofRow, QualificationRow } from "./qualification.ts";

export function selectQualification(db: Db, buyer_id: number): Promise<QualificationRow | undefined> {
  return db
    .selectFrom("buyer_qualifications")
    .select(["experience", "cash_available", "timing", "financing", "about", "stated_at"])
    .where("buyer_id", "=", buyer_id)
    .executeTakeFirst();
}

export async function upsertQualification(db: Db, buyer_id: number, row: QualificationRow): Promise<void> {
  await db
    .insertInto("buyer_qualifications")
    .values({ buyer_id, ...row })
    .onConflict((conflict) => conflict.column("buyer_id").doUpdateSet(row))
    .execute();
}

export function selectProof(db: Db, buyer_id: number): Promise<ProofRow | undefined> {
  return db.selectFrom("funds_proofs").selectAll().where("buyer_id", "=", buyer_id).executeTakeFirst();
}

/** Stores a proof of funds, replacing the previous one. */
export async function replaceProof(db: Db, proof: ProofRow): Promise<void> {
  const { buyer_id: _, ...values } = proof;
  await db
    .insertInto("funds_proofs")
    .values(proof)
    .onConflict((conflict) => conflict.column("buyer_id").doUpdateSet(values))
    .execute();
}

export async function deleteProof(db: Db, buyer_id: number): Promise<void> {
  await db.deleteFrom("funds_proofs").where("buyer_id", "=", buyer_id).execute();
}

/** Selects the signer of an agreement; undefined if there is no agreement, null if the signer's account was deleted. */
export async function selectSignerFor(db: Db, nda_id: string): Promise<number | null | undefined> {
  const row = await db.selectFrom("ndas").select("buyer_id").where("id", "=", nda_id).executeTakeFirst();
  return row?.buyer_id;
}
