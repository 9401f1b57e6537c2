import type { ContentMedia } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import type { Content } from "../content.ts";
import { listOfficePictures } from "../office-pictures.ts";
import { getHomeContents } from "./home-contents.ts";

/** The texts of an office's home page. */
export interface HomePage {
  heading: string | null;
  sub_heading: string | null;
  /** Named `sell_…`, `buy_…`, `why_…`, `merger_…`, `review_…` and `cta_…`. */
  contents: Content[];
  media: ContentMedia[];
}

/** Returns an office's home page, with its own texts replacing the network's. @throws NotFound */
export async function findHomePage(context: Context, officeSlug: string): Promise<HomePage> {
  const { id, heading, sub_heading } = await findOffice(context, officeSlug);
  const contents = await getHomeContents(context, [id]);
  const media = await listOfficePictures(context, [id]);
  return { heading, sub_heading, contents: contents.get(id) ?? [], media: media.get(id) ?? [] };
}
