import type { ChangeFeed } from "#db/change-feed.ts";
import type { Context } from "#domain/context.ts";
import { listFormerAddresses, type Successor } from "#domain/offices/agents/list-former-addresses.ts";
import { getOfficeDirectory } from "#domain/offices/office-directory.ts";
import { listRedirects } from "#domain/redirects/list-redirects.ts";
import type { NetworkView, NewAddress, OfficeName } from "#guards/visit.ts";

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
  const former = await listFormerAddresses(db);
  const segment = edition.locations_segment;
  const getAddress = (successor: Successor | undefined) => (successor ? toNewAddress(successor, segment) : null);
  return {
    findOffice: (slug) => offices.get(slug) ?? getSuccessorName(former.offices.get(slug)),
    findFormerOffice: (slug) => getAddress(former.offices.get(slug)),
    findFormerAgent: (slug) => getAddress(former.agents.get(slug)),
    locations_segment: segment,
    locales: network.locales,
    redirects: await listRedirects(context),
  };
}

function getSuccessorName(successor: Successor | undefined): OfficeName | null {
  if (!successor || !("office" in successor)) return null;
  const { slug, state_slug } = successor.office;
  return { slug, state_slug };
}

/** Returns which of the pages below a former address exist below the new one. */
const PAGES = {
  renamed_office: "all",
  renamed_agent: "all",
  merged_office: "merged",
  office: "office",
  agent: "agent",
  region: "none",
} as const satisfies Record<Successor["kind"], NewAddress["pages"]>;

function toNewAddress(successor: Successor, segment: string): NewAddress {
  return { base: getBase(successor, segment), pages: PAGES[successor.kind] };
}

function getBase(successor: Successor, segment: string): string {
  if (successor.kind === "region") return `/${segment}/${successor.state_slug}`;
  if ("office" in successor) return `/${segment}/${successor.office.state_slug}/${successor.office.slug}`;
  return `/agents/${successor.slug}`;
}
