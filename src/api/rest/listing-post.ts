import { findKnownNumber, findPublicNumber } from "#domain/buyers/find-public-number.ts";
import type { Context } from "#domain/context.ts";

type Params = Record<string, string>;

/**
 * Returns the `{post}` of a public listing.
 *
 * @throws NotFound; Gone if it was withdrawn or sold.
 */
export async function findPublicPost(context: Context, { post = "" }: Params): Promise<string> {
  await findPublicNumber(context, post);
  return post;
}

/**
 * Returns the path's `{post}` if the listing exists, public or not.
 *
 * @throws NotFound
 */
export async function requirePost(context: Context, { post = "" }: Params): Promise<string> {
  await findKnownNumber(context, post);
  return post;
}
