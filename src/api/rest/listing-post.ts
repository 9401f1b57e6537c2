import { findKnownNumber, findPublicNumber } from "#domain/buyers/find-public-number.ts";
import type { Context } from "#domain/context.ts";

type Params = Record<string, string>;

/** The `{post}` of a call about a listing that is public. @throws NotFound; Gone when it was withdrawn or sold. */
export async function findPublicPost(context: Context, { post = "" }: Params): Promise<string> {
  await findPublicNumber(context, post);
  return post;
}

/** The `{post}` of a call about a listing that need not be public any more. @throws NotFound */
export async function findKnownPost(context: Context, { post = "" }: Params): Promise<string> {
  await findKnownNumber(context, post);
  return post;
}
