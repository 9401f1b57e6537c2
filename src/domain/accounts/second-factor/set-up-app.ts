import type { Context } from "#domain/context.ts";
import { selectAccount } from "../account-queries.ts";
import { createRecoveryCodes, hashRecoveryCodes } from "./recovery-codes.ts";
import { reencryptTotpSecret } from "./reencrypt-totp-secret.ts";
import { consumeTimeStep, replaceRecoveryCodes, saveTotpSecret, selectSecondFactor } from "./second-factor-queries.ts";
import { createTotpSecret, findTimeStep, getTotpUri } from "./totp.ts";

/** A secret for an authenticator app, and the URI for its QR code. */
export interface NewFactor {
  address: string;
  secret: string;
}

/** Returns the secret for an account's new authenticator app. It stays the same until the app is confirmed. */
export async function offerApp(context: Context, account_id: number): Promise<NewFactor> {
  const account = await selectAccount(context.db, account_id);
  const stored = await getStoredSecret(context, account_id);
  const secret = stored ?? createTotpSecret();
  if (!stored) await saveTotpSecret(context.db, account_id, context.encryptor.encrypt(secret));
  return { secret, address: getTotpUri(secret, account?.email ?? "", context.network.brand) };
}

/** Confirms a new app by its first code. Returns the recovery codes, to be shown once; null if the code is wrong. */
export async function confirmApp(context: Context, account_id: number, code: string): Promise<string[] | null> {
  const { db, clock } = context;
  const secret = await getStoredSecret(context, account_id);
  const step = secret && findTimeStep(secret, code, clock());
  if (!step || !(await consumeTimeStep(db, account_id, step, clock()))) return null;
  await reencryptTotpSecret(context, account_id);
  return createNewRecoveryCodes(context, account_id);
}

/** Replaces an account's recovery codes. */
export async function createNewRecoveryCodes({ db }: Pick<Context, "db">, account_id: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(db, account_id, hashRecoveryCodes(codes));
  return codes;
}

async function getStoredSecret({ db, encryptor }: Context, account_id: number): Promise<string | null> {
  const factor = await selectSecondFactor(db, account_id);
  return factor?.totp_sealed ? encryptor.decrypt(factor.totp_sealed) : null;
}
