import type { ChangeFeed } from "#db/change-feed.ts";
import type { Context } from "#domain/context.ts";
import { getOfficeDirectory } from "#domain/offices/office-directory.ts";
import { listRedirects } from "#domain/redirects/list-redirects.ts";
import type { NetworkView } from "#guards/visit.ts";

/** Holds the guards' view of the network in memory and reloads it when an office or a redirect changes. */
export async function followNetwork(
  context: Context,
  changes: Pick<ChangeFeed, "onChange">,
): Promise<() => NetworkView> {
  let view = await readNetwork(context);
  let reading: Promise<void> = Promise.resolve();
  const readAgain = async (): Promise<void> => {
    try {
      view = await readNetwork(context);
    } catch (error) {
      context.log.warn({ err: error }, "failed to reload the network; redirects use the previous data");
    }
  };
  changes.onChange((tags) => {
    if (tags.some(isRelevant)) reading = reading.then(readAgain);
  });
  return () => view;
}

function isRelevant(tag: string): boolean {
  return tag === "*" || tag === "redirects" || tag === "offices" || tag.startsWith("office:");
}

async function readNetwork(context: Context): Promise<NetworkView> {
  const { db, edition, network } = context;
  const offices = new Map(
    (await getOfficeDirectory(db)).map(({ slug, state_slug }) => [slug, { slug, state_slug }] as const),
  );
  return {
    findOffice: (slug) => offices.get(slug) ?? null,
    locations_segment: edition.locations_segment,
    locales: network.locales,
    redirects: await listRedirects(context),
  };
}
