import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { createLog, type Log } from "./log.ts";

/** Returns the log lines that `write` produces, each as text and parsed. */
function captureLog(write: (log: Log) => void, level = "info") {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => lines.push(line) }));
  return { text: lines.join(""), lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test("writes an event as one line of JSON with UTC time and no host data", () => {
  const { text, lines } = captureLog((log) => log.info({ path: "/contact-us", status: 200 }, "request"));
  expect(text).toMatch(/^[^\n]+\n$/);
  expect(lines).toEqual([
    { level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), path: "/contact-us", status: 200, msg: "request" },
  ]);
});

test("skips events below the log level", () => {
  expect(captureLog((log) => log.info("quiet"), "warn").text).toBe("");
});

test("redacts personal values and secrets, at the top level and nested", () => {
  const secrets = { email: "a", password: "b", token: "c", phone: "d", cookie: "e", authorization: "f" };
  const struck = Object.fromEntries(Object.keys(secrets).map((key) => [key, "[redacted]"]));
  const { lines } = captureLog((log) => log.info({ ...secrets, user: secrets, request: { headers: secrets } }));
  expect(lines[0]).toMatchObject({ ...struck, user: struck, request: { headers: struck } });
});

test("redacts the same values in a child logger", () => {
  const { text } = captureLog((log) =>
    log.child({ request_id: "1" }).error({ to: "canary@nest.example" }, "canary@nest.example"),
  );
  expect(text).not.toContain("canary");
  expect(text).toContain('"request_id":"1"');
});

test("redacts an email address in an error message and still logs the error", () => {
  const fault = Object.assign(new Error("duplicate key: canary.bird@nest.example"), {
    code: "23505",
    detail: "Key (email)=(canary.bird@nest.example) already exists.",
  });
  const { text, lines } = captureLog((log) => log.error({ err: fault }, "request failed"));
  expect(text).not.toContain("canary");
  expect(lines[0]).toMatchObject({
    err: { code: "23505", message: "duplicate key: [redacted]", detail: "Key (email)=([redacted]) already exists." },
  });
});

test("redacts an email address in a path, encoded or not", () => {
  const { lines } = captureLog((log) => {
    log.info({ path: "/unsubscribe/canary@nest.example/x" });
    log.info({ path: "/unsubscribe/canary%40nest.example" });
  });
  expect(lines.map(({ path }) => path)).toEqual(["/unsubscribe/[redacted]/x", "/unsubscribe/[redacted]"]);
});

test("redacts an email address anywhere and keeps the line valid", () => {
  const around = fc.string({
    unit: fc.constantFrom("\n", "\t", '"', "\\", "\u0007", "\u2028", " ", "(", "a", "é", "𝒳"),
  });
  fc.assert(
    fc.property(around, around, (before, after) => {
      const { text, lines } = captureLog((log) =>
        log.warn({ value: `${before}canary@nest.example${after}` }, `${before}canary@nest.example`),
      );
      expect(text).not.toMatch(/canary|nest\.example/);
      expect(lines[0]).toMatchObject({ msg: expect.stringContaining("[redacted]") });
    }),
  );
});

test("leaves text that only resembles an email address unchanged", () => {
  const value = "@scope/package at node_modules/@scope/package/x.js:1:2 costs 5 @ 3.50";
  expect(captureLog((log) => log.info({ value })).lines[0]).toMatchObject({ value });
});
