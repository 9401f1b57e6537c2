import type { KyselyPlugin } from "kysely";
import type { Context } from "#domain/context.ts";

/** Returns the context with a counter of the SQL statements sent through it. */
export function countStatements<C extends Context>(context: C): { context: C; sent: () => number } {
  let sent = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Called once per result, so a subquery is not counted.
    async transformResult({ result }) {
      sent++;
      return result;
    },
  };
  return { context: { ...context, db: context.db.withPlugin(counter) }, sent: () => sent };
}
