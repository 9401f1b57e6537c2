import { expect, test } from "vitest";
import { parseOwnPath } from "./own-path.ts";

test.each(["/bizmatch/saved-listings?add=a-1", "/", "/blog#top", "/fr/bizmatch/search"])(
  "continues to %s after sign-in",
  (path) => expect(parseOwnPath(path)).toBe(path),
);

test.each([
  null,
  "",
  "bizmatch",
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " /evil",
  "http:/evil.example",
  "?x",
])("rejects the off-site target %j", (target) => expect(parseOwnPath(target)).toBeNull());
