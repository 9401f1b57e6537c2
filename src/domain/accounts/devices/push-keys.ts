import { type Context, runInTransaction } from "#domain/context.ts";
import { createVapidKeys } from "#integrations/push/vapid.ts";
import { insertPushKey, lockPushKeys, selectPushKeys, updatePushKey } from "./device-queries.ts";

/** A stored key pair that this site can use. */
export interface PushKey {
  id: number;
  publicKey: string;
}

/** Returns the key pair for new devices. Creates it at the first use, or if SECRET_KEY can't decrypt any. */
export async function getPushKey(context: Context): Promise<PushKey> {
  return (await findPushKey(context)) ?? runInTransaction(context, createPushKey);
}

async function findPushKey({ db, encryptor }: Context): Promise<PushKey | undefined> {
  const usable = (await selectPushKeys(db)).find((key) => encryptor.decrypt(key.private_key_encrypted) !== null);
  return usable && { id: usable.id, publicKey: usable.public_key };
}

async function createPushKey(tx: Context): Promise<PushKey> {
  await lockPushKeys(tx.db);
  const existing = await findPushKey(tx);
  if (existing) return existing;
  const { publicKey, privateKey } = createVapidKeys();
  const private_key_encrypted = tx.encryptor.encrypt(privateKey);
  const { id } = await insertPushKey(tx.db, {
    public_key: publicKey,
    private_key_encrypted,
    created_at: tx.clock(),
  });
  return { id, publicKey };
}

/** Encrypts every private key with the current SECRET_KEY. Resolves with counts as `reencryptSecrets` does. */
export async function reencryptPushKeys({
  db,
  encryptor,
}: Pick<Context, "db" | "encryptor">): Promise<{ reencrypted: number; current: number; unreadable: number }> {
  const counts = { reencrypted: 0, current: 0, unreadable: 0 };
  for (const { id, private_key_encrypted } of await selectPushKeys(db)) {
    const renewed = encryptor.reencrypt(private_key_encrypted);
    if (renewed === null) counts.unreadable += 1;
    else if (renewed === private_key_encrypted) counts.current += 1;
    else {
      counts.reencrypted += 1;
      await updatePushKey(db, id, renewed);
    }
  }
  return counts;
}
