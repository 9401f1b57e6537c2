import type { Selectable } from "kysely";
import type { BuyerQualificationTable, FundsProofTable } from "#db/tables/buyers.ts";
import type { Form } from "#lib/forms/form.ts";
import { toMajor } from "#lib/money.ts";

export type QualificationRow = Omit<Selectable<BuyerQualificationTable>, "buyer_id">;
export type ProofRow = Selectable<FundsProofTable>;

/** The financial qualification that a buyer shares with agents. Null means not stated. */
export interface Qualification extends Omit<QualificationRow, "stated_at" | "cash_available"> {
  /** In major units of the edition's currency. */
  cash_available: number | null;
  /** When it was stated; ISO 8601, UTC. Null if nothing is stated. */
  stated_at: string | null;
  /** When the proof of funds was added; null if there is none. */
  proof_added_at: string | null;
}

/** The fields of the form, top to bottom. */
export const QUALIFICATION_FORM = {
  experience: "optional",
  cash_available: "optional",
  timing: "optional",
  financing: "optional",
  about: "optional",
} as const satisfies Form;

const EMPTY_QUALIFICATION = { experience: null, cash_available: null, timing: null, financing: null, about: null };

export function getQualification(
  row: QualificationRow | undefined,
  proof: ProofRow | undefined,
  currency: string,
): Qualification {
  const { experience, cash_available, timing, financing, about } = row ?? EMPTY_QUALIFICATION;
  return {
    experience,
    timing,
    financing,
    about,
    cash_available: cash_available === null ? null : toMajor(cash_available, currency),
    stated_at: row?.stated_at.toISOString() ?? null,
    proof_added_at: proof?.added_at.toISOString() ?? null,
  };
}
