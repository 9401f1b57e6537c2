import { type Context, runInTransaction } from "#domain/context.ts";
import { createAccountProblem } from "../account-messages.ts";
import { verifyPasskey } from "./passkeys/use-passkey.ts";
import { verifyFactor } from "./verify-factor.ts";

type Method = "app" | "recovery_code" | "passkey";

/** A form's code, or a browser's passkey response. */
interface FactorInput {
  factor_code?: string | null;
  passkey?: string | null;
}

/**
 * Runs `work` in a transaction after checking a buyer's code or passkey. A code is used up only if that commits.
 *
 * @param owner the account, and the session that was given the passkey's challenge.
 * @throws Invalid on `factor_code` or `passkey`
 */
export async function runWithFactor<T>(
  context: Context,
  owner: { account_id: number; session: string },
  { factor_code, passkey }: FactorInput,
  work: (tx: Context, method: Method) => Promise<T>,
): Promise<T> {
  // Outside the transaction, so that a challenge stays used up even if the response is wrong.
  if (passkey && !(await verifyPasskey(context, owner, passkey)))
    throw createAccountProblem({ passkey: "wrong_passkey" }, context.locale);
  return runInTransaction(context, async (tx) => {
    const method = passkey ? "passkey" : await verifyFactor(tx, owner.account_id, factor_code ?? "");
    if (!method) throw createAccountProblem({ factor_code: "wrong_factor_code" }, tx.locale);
    return work(tx, method);
  });
}
