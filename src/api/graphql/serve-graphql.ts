import { type ExecutionResult, GraphQLError } from "graphql";
import { createYoga, type GraphQLParams } from "graphql-yoga";
import type { Context as Call, Hono } from "hono";
import type { Context } from "#domain/context.ts";
import { runSpan } from "#lib/tracing.ts";
import { m } from "#messages/messages.js";
import type { ApiCalls } from "../http/api-calls.ts";
import { sendJson } from "../http/json-response.ts";
import { HttpProblem, toProblemJson } from "../http/problem.ts";
import type { Query } from "./builder.ts";
import { renderExplorer } from "./explorer.ts";
import { checkVariables, createLimitPlugins } from "./limits.ts";
import { createLoaders } from "./loaders.ts";
import { readQuery } from "./query-body.ts";
import { rethrowOutage, toPlainError, toQueryError } from "./query-errors.ts";
import { schema } from "./schema.ts";

const PATH = "/graphql";

interface Setup {
  context: Context;
  isDevelopment: boolean;
  /** Returns the secret from a call's session cookie. */
  readSecret(c: Call): string | null;
}

/**
 * Serves `POST /api/graphql`. The library parses, validates and executes; our code handles HTTP, so forms, GET and
 * batches never reach the library. A rejected document gets a 400, an executed one a 200 with any errors it had.
 */
export function serveGraphql(api: Hono<ApiCalls>, { context: platform, isDevelopment, readSecret }: Setup): void {
  const context: Context = { ...platform, viewer: { role: "visitor" } };
  const response = createQueryHandler(isDevelopment);
  api.post(PATH, async (c) => {
    try {
      const params = await readQuery(c.req.raw);
      const { errors, data } = await runSpan("graphql", "internal", {}, () =>
        response(params, c.req.raw, context, readSecret(c)),
      );
      rethrowOutage(errors ?? []);
      const errorList = errors?.map((error) => toQueryError(error, context.log));
      return sendJson(c, errorList ? { errors: errorList, data } : { data }, data === undefined ? 400 : 200);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const { status, message } = error;
      return sendJson(c, { ...toProblemJson(status, message), errors: [toPlainError(message)] }, status as 400);
    }
  });
  if (isDevelopment) api.get(PATH, (c) => c.html(renderExplorer()));
  api.all(PATH, () => {
    throw new HttpProblem(405, m.api_method_not_allowed(), { Allow: "POST" });
  });
}

/** Returns a function that runs queries. `data` is undefined if the document or its variables were rejected. */
export function createQueryHandler(allowsIntrospection: boolean) {
  const yoga = createYoga<Query>({
    schema,
    plugins: createLimitPlugins(allowsIntrospection),
    // The cache would hold up to a megabyte for each of a thousand queries that rarely repeat. Parsing again is
    // cheaper.
    parserAndValidationCache: false,
    maskedErrors: false,
    logging: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
  });
  return async (
    params: GraphQLParams,
    request: Request,
    context: Context,
    secret: string | null = null,
  ): Promise<ExecutionResult> => {
    try {
      checkVariables(params.variables ?? {});
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    const query: Query = { context, secret, load: createLoaders(context) };
    return (await yoga.getResultForParams({ params, request }, query)) as ExecutionResult;
  };
}
