import type { Config } from "#config/env.ts";
import type { Db } from "#db/connect.ts";
import { listTotpSecrets } from "#domain/accounts/second-factor/second-factor-queries.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { loadSecretKeys } from "../../protection/secret-keys.ts";
import { type Finding, fail, ok } from "./finding.ts";

/** Checks that the site's keys are those that the second factors in its database were encrypted with. */
export async function checkKeys(
  db: Db,
  config: Pick<Config, "secret_key" | "secret_key_previous" | "data_dir">,
): Promise<Finding> {
  const encryptor = createEncryptor(loadSecretKeys(config));
  const secrets = await listTotpSecrets(db);
  const unreadable = secrets.filter(({ totp_sealed }) => encryptor.decrypt(totp_sealed) === null).length;
  return unreadable > 0
    ? fail(
        `Keys: SECRET_KEY can't decrypt ${unreadable} of ${secrets.length} second factors. Set the key that they were encrypted with as SECRET_KEY_PREVIOUS.`,
      )
    : ok("Keys: SECRET_KEY decrypts the stored second factors.");
}
