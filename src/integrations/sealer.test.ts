import { expect, test } from "vitest";
import { keySealer } from "./sealer.ts";

test("what was sealed is read again, each time sealed it looks different, and one changed letter spoils it", () => {
  const sealer = keySealer(["a key"]);
  const sealed = sealer.seal("JBSWY3DPEHPK3PXP");
  expect(sealer.open(sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(sealer.seal("JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(sealed).not.toContain("JBSW");
  const spoilt = Buffer.from(sealed, "base64url");
  spoilt[spoilt.length - 1] = (spoilt.at(-1) ?? 0) ^ 1;
  expect(sealer.open(spoilt.toString("base64url"))).toBeNull();
  expect(sealer.open("")).toBeNull();
});

test("a new key opens what the one before it has sealed; a stranger's opens nothing", () => {
  const sealed = keySealer(["old"]).seal("secret");
  expect(keySealer(["new", "old"]).open(sealed)).toBe("secret");
  expect(keySealer(["new"]).open(sealed)).toBeNull();
});

test("re-encrypts under the first key what an older one has sealed, and nothing else", () => {
  const sealed = keySealer(["old"]).seal("secret");
  const renewed = keySealer(["new", "old"]).reseal(sealed) ?? "";
  expect(keySealer(["new"]).open(renewed)).toBe("secret");
  expect(keySealer(["new", "old"]).reseal(renewed)).toBe(renewed);
  expect(keySealer(["new"]).reseal(sealed)).toBeNull();
});
