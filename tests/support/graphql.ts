import type { Context } from "#domain/context.ts";
import { createApiVisitor } from "./api.ts";

export interface QueryAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it queries.
  data: any;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
}

/** Returns a visitor with a token who queries over HTTP. */
export function createGraphqlVisitor(context: Context, changes: Parameters<typeof createApiVisitor>[1] = {}) {
  const { call, api } = createApiVisitor(context, changes);
  const send = async (body: unknown, headers: Record<string, string> = {}): Promise<QueryAnswer> => {
    const answer = await call("/graphql", { body, headers });
    return { status: answer.status, ...((await answer.json()) as Omit<QueryAnswer, "status">) };
  };
  const query = (text: string, variables?: object): Promise<QueryAnswer> => send({ query: text, variables });
  return { api, call, send, query };
}
