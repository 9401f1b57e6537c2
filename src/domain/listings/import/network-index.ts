import { getNearest } from "#lib/nearest.ts";
import { toSlug } from "#lib/slug.ts";
import { m } from "#messages/messages.js";
import type { AgentRow, OfficeRow } from "./import-queries.ts";
import { createBadValue, shorten } from "./row-problem.ts";

/** Finds the network's offices and agents by the names used in a spreadsheet. */
export interface NetworkIndex {
  headOffice: OfficeRow;
  /**
   * Finds an office by slug, name or email, ignoring case and punctuation.
   *
   * @throws BadValue if none or several match
   */
  findOffice(text: string): OfficeRow;
  /**
   * Finds an agent by slug, name, email or partner identifier. If several have the name, finds the one in the given
   * office. Null if none matches.
   */
  findAgent(text: string, officeId: number | null): AgentRow | null;
  /** Returns the slug of the state in which an office is. */
  getRegion(officeId: number): string;
}

/**
 * Creates an index of the network's offices and agents.
 *
 * @param officeId the only office whose rows are imported, used in place of head office; null for all
 *
 * @throws Error if there is no head office
 */
export function createNetworkIndex(
  allOffices: readonly OfficeRow[],
  allAgents: readonly AgentRow[],
  officeId: number | null = null,
): NetworkIndex {
  const offices = allOffices.filter(({ id }) => officeId === null || id === officeId);
  const agents = allAgents.filter(({ office_id }) => officeId === null || office_id === officeId);
  const headOffice = officeId === null ? offices.find(({ type }) => type === "head_office") : offices[0];
  if (!headOffice) throw new Error("Head office is missing. Load the reference data before importing.");
  const bySlug = new Map(offices.map((office) => [office.slug, office]));
  const byName = Map.groupBy(offices, (office) => toSlug(office.name));
  const byEmail = Map.groupBy(offices, (office) => office.email.toLowerCase());
  const byIdentity = Map.groupBy(
    agents.flatMap((agent) => {
      const keys = [agent.slug, agent.email.toLowerCase(), agent.name_id.toLowerCase(), toSlug(agent.name)];
      return [...new Set(keys)].map((key) => ({ key, agent }));
    }),
    ({ key }) => key,
  );
  const regions = new Map(offices.map(({ id, region_slug }) => [id, region_slug]));
  return {
    headOffice,
    getRegion: (officeId) => regions.get(officeId) ?? headOffice.region_slug,
    findOffice: (text) => {
      const slug = toSlug(text);
      const named = bySlug.get(slug) ?? byName.get(slug) ?? byEmail.get(text.trim().toLowerCase());
      if (named && !Array.isArray(named)) return named;
      if (named?.length === 1 && named[0]) return named[0];
      if (named) throw createBadValue(m.import_offices_ambiguous, { text: shorten(text) });
      const near = getNearest(slug, bySlug.keys());
      throw near
        ? createBadValue(m.import_office_near, { text: shorten(text), near })
        : createBadValue(m.import_office_unknown, { text: shorten(text) });
    },
    findAgent: (text, officeId) => {
      const named = byIdentity.get(text.trim().toLowerCase()) ?? byIdentity.get(toSlug(text)) ?? [];
      const own = named.find(({ agent }) => agent.office_id === officeId);
      return own?.agent ?? (named.length === 1 ? (named[0]?.agent ?? null) : null);
    },
  };
}
