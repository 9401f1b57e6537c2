import * as v from "valibot";
import { expect } from "vitest";
import { OPERATIONS } from "#api/operations.ts";

/** Returns the body of a successful response after checking it against its operation's description. */
// biome-ignore lint/suspicious/noExplicitAny: the operation's schema checks it.
export async function readBody(id: string, response: Response): Promise<any> {
  const described = OPERATIONS.find((operation) => operation.id === id)!.response;
  expect(response.status).toBe(described.status);
  if (described.status === 204) return undefined;
  expect(response.headers.get("content-type")).toBe("application/json");
  const body = await response.json();
  expect(v.safeParse(described.schema, body).issues).toBeUndefined();
  return body;
}
