import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRequestLog, type RequestLine } from "./log.ts";

const createLine = (over: Partial<RequestLine> = {}): RequestLine => ({
  request_id: "00000000-0000-4000-8000-000000000000",
  method: "GET",
  path: "/",
  status: 200,
  ms: 3,
  ...over,
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const advanceTime = () => vi.advanceTimersByTime(20);

function openLog(level: string) {
  const written: string[] = [];
  const record = createRequestLog(level, { write: (text) => written.push(text) });
  return { record, written };
}

test("logs each request as one line of JSON and writes simultaneous lines together", () => {
  const { record, written } = openLog("info");
  record(createLine());
  record(createLine({ path: '/a"b\\c\n', status: 404 }));
  advanceTime();
  record(createLine({ method: "POST" }));
  advanceTime();
  expect(written).toHaveLength(2);
  const [first, second, third] = written
    .join("")
    .trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text));
  expect(first).toEqual({ level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), ...createLine(), msg: "request" });
  expect([second.path, second.status, third.method]).toEqual(['/a"b\\c\n', 404, "POST"]);
});

test.each(["/unsubscribe/ana@example.com", "/unsubscribe/ana%40example.com"])(
  "does not log the email address in a path, %s",
  (path) => {
    const { record, written } = openLog("debug");
    record(createLine({ path }));
    advanceTime();
    expect(written.join("")).toContain('"path":"/unsubscribe/[redacted]"');
    expect(written.join("")).not.toContain("ana");
  },
);

test.each(["warn", "silent"])("logs no requests at level %s", (level) => {
  const { record, written } = openLog(level);
  record(createLine());
  advanceTime();
  expect(written).toEqual([]);
});
