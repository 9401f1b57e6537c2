import type { KyselyPlugin } from "kysely";
import type { Context } from "#domain/context.ts";

/** The same context, and the SQL statements that were sent through it. */
export function countingStatements<C extends Context>(context: C): { context: C; sent: () => number } {
  let sent = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Once for each answer; a query inside another is transformed for itself.
    async transformResult({ result }) {
      sent++;
      return result;
    },
  };
  return { context: { ...context, db: context.db.withPlugin(counter) }, sent: () => sent };
}
