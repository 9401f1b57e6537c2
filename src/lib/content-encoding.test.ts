import { expect, test } from "vitest";
import { acceptedEncodings } from "./content-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", ["br", "zstd", "gzip", "identity"]],
  ["zstd, br;q=0", ["zstd", "identity"]],
  ["zstd;q=0, gzip", ["gzip", "identity"]],
  ["br;q=0.1, gzip;q=1.0", ["br", "gzip", "identity"]],
  ["br", ["br", "identity"]],
  ["gzip, deflate", ["gzip", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["br; q=0.000, GZIP ; q=0.5", ["gzip", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*, br;q=0", ["gzip", "identity"]],
  ["gzip;q=0, br;q=0", ["identity"]],
  ["deflate", ["identity"]],
  ["", ["identity"]],
])("sends a browser that accepts %j one of %j", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
  expect(acceptedEncodings(header)).toEqual(encodings);
});
