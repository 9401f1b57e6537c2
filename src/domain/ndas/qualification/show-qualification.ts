import { type Context, requireBuyer } from "#domain/context.ts";
import { findDeskNda } from "../desk/find-desk-nda.ts";
import { getQualification, type Qualification } from "./qualification.ts";
import { selectProof, selectQualification, selectSignerFor } from "./qualification-queries.ts";

/** Returns the signed-in buyer's qualification. @throws NotSignedIn */
export function showQualification(context: Context): Promise<Qualification> {
  return loadQualification(context, requireBuyer(context).id);
}

/** Returns the qualification of an agreement's signer; null if their account was deleted. @throws as `findDeskNda` */
export async function showQualificationOfSigner(context: Context, nda_id: string): Promise<Qualification | null> {
  const { id } = await findDeskNda(context, nda_id);
  const buyer_id = await selectSignerFor(context.db, id);
  return buyer_id ? loadQualification(context, buyer_id) : null;
}

async function loadQualification({ db, edition }: Context, buyer_id: number): Promise<Qualification> {
  return getQualification(await selectQualification(db, buyer_id), await selectProof(db, buyer_id), edition.currency);
}
