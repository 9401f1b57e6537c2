import { expect, test } from "vitest";
import { createEncryptor } from "./encryptor.ts";

test("decrypts what it encrypted, uses a new nonce each time, and rejects a changed letter", () => {
  const encryptor = createEncryptor(["a key"]);
  const encrypted = encryptor.seal("JBSWY3DPEHPK3PXP");
  expect(encryptor.open(encrypted)).toBe("JBSWY3DPEHPK3PXP");
  expect(encryptor.seal("JBSWY3DPEHPK3PXP")).not.toBe(encrypted);
  expect(encrypted).not.toContain("JBSW");
  const spoilt = Buffer.from(encrypted, "base64url");
  spoilt[spoilt.length - 1] = (spoilt.at(-1) ?? 0) ^ 1;
  expect(encryptor.open(spoilt.toString("base64url"))).toBeNull();
  expect(encryptor.open("")).toBeNull();
});

test("decrypts with a previous key and rejects an unknown key", () => {
  const encrypted = createEncryptor(["old"]).seal("secret");
  expect(createEncryptor(["new", "old"]).open(encrypted)).toBe("secret");
  expect(createEncryptor(["new"]).open(encrypted)).toBeNull();
});

test("re-encrypts with the first key what a previous key encrypted, and nothing else", () => {
  const encrypted = createEncryptor(["old"]).seal("secret");
  const renewed = createEncryptor(["new", "old"]).reseal(encrypted) ?? "";
  expect(createEncryptor(["new"]).open(renewed)).toBe("secret");
  expect(createEncryptor(["new", "old"]).reseal(renewed)).toBe(renewed);
  expect(createEncryptor(["new"]).reseal(encrypted)).toBeNull();
});
