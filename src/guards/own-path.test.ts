import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each(["/bizmatch/saved-listings?add=a-1", "/", "/blog#top", "/fr/bizmatch/search"])(
  "who signs in goes on to %s",
  (path) => expect(ownPath(path)).toBe(path),
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
])("nobody is led to another site by %j", (target) => expect(ownPath(target)).toBeNull());
