import { type Context, requireBuyer } from "#domain/context.ts";
import { toMajor } from "#lib/money.ts";
import { BOUND_KEYS } from "../profile/buyer-columns.ts";
import { selectEverythingFor } from "./closing-queries.ts";

/** Exports all data stored about the buyer. Money is in major units, times are UTC. @throws NotSignedIn */
export async function exportData(context: Context): Promise<object> {
  const { id } = requireBuyer(context);
  const { proof_of_funds, ...data } = await collectAccountData(context, id);
  return {
    exported_at: context.clock().toISOString(),
    currency: context.edition.currency,
    ...data,
    // The export only links to the file, which may be larger than everything else.
    proof_of_funds: proof_of_funds && { ...proof_of_funds, file: "/api/account/proof-of-funds" },
  };
}

/** Returns all rows of a buyer's account, without its secrets. */
export async function collectAccountData({ db, edition }: Context, id: number) {
  const { account, qualification, deals, ...lists } = await selectEverythingFor(db, id);
  const { password_hash: _, account_id: __, ...data } = account;
  const toMajorUnits = (minor: number | null) => (minor === null ? null : toMajor(minor, edition.currency));
  const amounts = BOUND_KEYS.map((name) => [name, toMajorUnits(data[name])]);
  return {
    account: { ...data, ...Object.fromEntries(amounts) },
    ...lists,
    deals: deals.map(({ currency, deposit, ...deal }) => ({
      ...deal,
      currency,
      deposit: deposit === null ? null : toMajor(deposit, currency),
    })),
    qualification: qualification && { ...qualification, cash_available: toMajorUnits(qualification.cash_available) },
  };
}
