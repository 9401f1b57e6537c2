import { expect, test } from "vitest";
import type { ReplicationState } from "./doctor-queries.ts";
import { describeReplica } from "./replica-checks.ts";

const PRIMARY: ReplicationState = { is_replica: false, folder_id: "a", position: 100_000_000, seconds: null };
const REPLICA: ReplicationState = { is_replica: true, folder_id: "a", position: 99_999_000, seconds: 2 };

test.each([
  ["one that follows closely", REPLICA, "ok Replica db-2 follows, 1000 bytes behind."],
  [
    "one that is ahead of what was read first",
    { ...REPLICA, position: 100_000_500 },
    "ok Replica db-2 follows, 0 bytes",
  ],
  [
    "one that is far behind",
    { ...REPLICA, position: 50_000_000, seconds: 90 },
    "warning Replica db-2 is 50 MB behind, its last change 90 s old.",
  ],
  ["a primary", { ...REPLICA, is_replica: false }, "problem Replica db-2 is a primary itself."],
  ["another site's replica", { ...REPLICA, folder_id: "b" }, "problem Replica db-2 follows another site's database."],
  ["one that is down", new Error("connect ECONNREFUSED"), "problem Replica db-2: connect ECONNREFUSED."],
])("describes %s", (_, state, expected) => {
  const { status, text } = describeReplica("db-2", state, PRIMARY);
  expect(`${status} ${text}`).toContain(expected);
});
