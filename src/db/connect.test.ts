import { expect, test } from "vitest";
import { StartupError } from "#lib/errors.ts";
import { connectPostgres, requireReachable } from "./connect.ts";

test.each([
  ["postgres://127.0.0.1:1/x", "DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:1."],
  ["postgres://no-such-host.invalid/x", "DATABASE_URL can't be reached: getaddrinfo "],
  [
    "postgres://127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/no/such/ca.pem",
    "DATABASE_URL can't be reached: ENOENT: no such file or directory, open '/no/such/ca.pem'.",
  ],
])("says in one line why the server of %s can't be reached", async (url, reason) => {
  const connection = connectPostgres(url, () => {});
  const failure = await requireReachable(connection.db).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect((failure as Error).message).toContain(reason);
  await connection.close();
});

test("names the code of an error without a message", async () => {
  const { db } = connectPostgres("postgres://localhost:1/x", () => {});
  await expect(requireReachable(db, "The database of --to")).rejects.toThrow(
    /^The database of --to can't be reached: .*ECONNREFUSED/,
  );
  await db.destroy();
});
