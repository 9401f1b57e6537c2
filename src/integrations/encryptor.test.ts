import { expect, test } from "vitest";
import { createEncryptor } from "./encryptor.ts";

test("decrypts what it encrypted, uses a new nonce each time, and rejects a changed letter", () => {
  const encryptor = createEncryptor(["a key"]);
  const encrypted = encryptor.encrypt("JBSWY3DPEHPK3PXP");
  expect(encryptor.decrypt(encrypted)).toBe("JBSWY3DPEHPK3PXP");
  expect(encryptor.encrypt("JBSWY3DPEHPK3PXP")).not.toBe(encrypted);
  expect(encrypted).not.toContain("JBSW");
  const spoilt = Buffer.from(encrypted, "base64url");
  spoilt[spoilt.length - 1] = (spoilt.at(-1) ?? 0) ^ 1;
  expect(encryptor.decrypt(spoilt.toString("base64url"))).toBeNull();
  expect(encryptor.decrypt("")).toBeNull();
});

test("decrypts with a previous key and rejects an unknown key", () => {
  const encrypted = createEncryptor(["old"]).encrypt("secret");
  expect(createEncryptor(["new", "old"]).decrypt(encrypted)).toBe("secret");
  expect(createEncryptor(["new"]).decrypt(encrypted)).toBeNull();
});

test("re-encrypts with the first key what a previous key encrypted, and nothing else", () => {
  const encrypted = createEncryptor(["old"]).encrypt("secret");
  const renewed = createEncryptor(["new", "old"]).reencrypt(encrypted) ?? "";
  expect(createEncryptor(["new"]).decrypt(renewed)).toBe("secret");
  expect(createEncryptor(["new", "old"]).reencrypt(renewed)).toBe(renewed);
  expect(createEncryptor(["new"]).reencrypt(encrypted)).toBeNull();
});
