import { buyerOf, type Context } from "#domain/context.ts";
import { toMajor } from "#lib/money.ts";
import { RANGES } from "../profile/user-info.ts";
import { selectEverythingOf } from "./closing-queries.ts";

/** All that is kept of the buyer, for them to take away. Money is in major units, times are UTC. @throws NotSignedIn */
export async function exportData(context: Context): Promise<object> {
  const { id } = buyerOf(context);
  const { account, ...lists } = await selectEverythingOf(context.db, id);
  const { password_hash: _, account_id: __, ...said } = account;
  const amounts = RANGES.map((name) => {
    const minor = said[name];
    return [name, minor === null ? null : toMajor(minor, context.edition.currency)];
  });
  return {
    exported_at: context.clock().toISOString(),
    currency: context.edition.currency,
    account: { ...said, ...Object.fromEntries(amounts) },
    ...lists,
  };
}
