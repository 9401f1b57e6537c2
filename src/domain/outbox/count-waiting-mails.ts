import type { Context } from "#domain/context.ts";
import { countMails } from "./outbox-queries.ts";

/** Returns the number of emails still to be sent. */
export function countWaitingMails({ db }: Pick<Context, "db">): Promise<number> {
  return countMails(db, "waiting");
}
