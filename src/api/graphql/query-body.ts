import type { GraphQLParams } from "graphql-yoga";
import { m } from "#messages/messages.js";
import { readJsonBody } from "../http/json-body.ts";
import { HttpProblem } from "../http/problem.ts";
import { QUERY_LIMITS } from "./limits.ts";

/**
 * Reads a GraphQL request: `query` and optionally `variables` and `operationName`. Other keys are ignored.
 *
 * @throws HttpProblem as `readJsonBody`, and 400 for a body that is not a query or is too long.
 */
export async function readQuery(request: Request): Promise<GraphQLParams & { query: string }> {
  const { query, variables, operationName } = await readJsonBody(request);
  if (typeof query !== "string") throw new HttpProblem(400, m.api_query_missing());
  if (query.length > QUERY_LIMITS.characters) throw new HttpProblem(400, m.api_query_too_long());
  const named = typeof operationName === "string" && operationName !== "" ? { operationName } : {};
  return { query, variables: parseVariables(variables), ...named };
}

function parseVariables(variables: unknown): Record<string, unknown> {
  if (variables === null || variables === undefined) return {};
  if (typeof variables !== "object" || Array.isArray(variables)) {
    throw new HttpProblem(400, m.api_query_variables_wrong());
  }
  return variables as Record<string, unknown>;
}
