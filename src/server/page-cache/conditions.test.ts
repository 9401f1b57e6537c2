import { expect, test } from "vitest";
import { isUnchanged } from "./conditions.ts";

test.each(['"a"', 'W/"a"', '"x", "a-gzip"', "*", ' "b" ,W/"a-gzip"'])(
  "answers 304 to a client that has %s",
  (header) => {
    expect(isUnchanged(header, ['"a"', '"a-gzip"'])).toBe(true);
  },
);

test.each([undefined, "", '"b"', "a", '"a', '"a-br"'])("sends the page to a client that has %s", (header) => {
  expect(isUnchanged(header, ['"a"', '"a-gzip"'])).toBe(false);
});
