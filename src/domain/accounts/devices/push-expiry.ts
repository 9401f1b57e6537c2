import type { Context } from "#domain/context.ts";
import { PUSH_VALID_MS } from "#integrations/push/push-sender.ts";

/** Returns when a notification that is queued now is out of date, in ISO 8601 UTC. */
export function getPushExpiry({ clock }: Pick<Context, "clock">, validMs = PUSH_VALID_MS): string {
  return new Date(clock().getTime() + validMs).toISOString();
}
