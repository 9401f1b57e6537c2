import { expect, test } from "vitest";
import { createEncryptor } from "#integrations/encryptor.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { checkKeys } from "./key-check.ts";

const { db } = await openTestContext();

test("finds second factors that the site's keys can't decrypt", async () => {
  const { id } = await insertStaff(db, { name: "Olga", staff_role: "head_office" });
  const totp_sealed = createEncryptor(["the old key"]).encrypt("secret");
  await db.insertInto("second_factors").values({ account_id: id, totp_sealed }).execute();
  const check = (secret_key: string, secret_key_previous: string | null) =>
    checkKeys(db, { secret_key, secret_key_previous, data_dir: "" });
  expect(await check("the old key", null)).toMatchObject({ status: "ok" });
  expect(await check("a new key", "the old key")).toMatchObject({ status: "ok" });
  expect(await check("a new key", null)).toEqual({
    status: "problem",
    text: "Keys: SECRET_KEY can't decrypt 1 of 1 second factors. Set the key that they were encrypted with as SECRET_KEY_PREVIOUS.",
  });
});
