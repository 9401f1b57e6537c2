import type { Context } from "#domain/context.ts";

/** What is sealed with the number, so that nothing else the site has sealed unsubscribes anybody. */
const PURPOSE = "unsubscribe from the weekly mail: ";

/**
 * What lets a buyer leave the weekly mail without signing in. It is sealed with the site's keys and good as long as those
 * are: a mail of years ago must still let its reader go.
 */
export function unsubscribeToken({ sealer }: Pick<Context, "sealer">, buyerId: number): string {
  return sealer.seal(PURPOSE + buyerId);
}

/** Whom a token lets go; null for what is none of ours. */
export function buyerInToken({ sealer }: Pick<Context, "sealer">, token: string): number | null {
  const text = /^[\w-]{40,200}$/.test(token) ? sealer.open(token) : null;
  if (!text?.startsWith(PURPOSE)) return null;
  const id = Number(text.slice(PURPOSE.length));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
