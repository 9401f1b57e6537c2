import { type Context, requireStaff } from "#domain/context.ts";
import { authorize, getScope, isAllowed, type Owned, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Invalid, NotAllowed, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectAgentsOfficeId, selectOfficeSlug } from "../owner-queries.ts";

/** The rights to read and to change a kind of content. */
export interface ContentRights {
  read: StaffAction;
  write: StaffAction;
}

/** Texts of the network and of offices. */
export const TEXT_RIGHTS: ContentRights = { read: "content.read", write: "content.write" };
/** Pages. Agents may edit their own, too. */
export const PAGE_RIGHTS: ContentRights = { read: "page.read", write: "page.write" };

const NETWORK: Owned = { office_id: null, agent_id: null };

/**
 * Checks that the viewer may read or change a content item. Everyone who may read texts may read the network's, because
 * offices' versions are based on them.
 *
 * @throws NotSignedIn; NotAllowed; NotFound for another office's
 */
export function requireContent(context: Context, rights: ContentRights, use: keyof ContentRights, owned: Owned): void {
  const staff = authorize(context, rights[use]);
  const isNetworks = owned.office_id === null && owned.agent_id === null;
  if (isAllowed(staff, rights[use], owned) || (use === "read" && isNetworks)) return;
  throw isNetworks ? new NotAllowed(m.desk_not_allowed()) : new NotFound(m.desk_record_not_found());
}

/** Returns whether the viewer may change a content item. */
export function mayChange(context: Context, rights: ContentRights, owned: Owned): boolean {
  return isAllowed(requireStaff(context), rights.write, owned);
}

/** Which content a list shows: what an office's pages show, an agent's own, or everyone's. */
export interface ListOwner {
  office_id?: number;
  agent_id?: number;
}

/**
 * Returns the viewer's office or agent or, for viewers who see everything, the office that they chose.
 *
 * @throws NotAllowed
 */
export function getListOwner(context: Context, rights: ContentRights, office = ""): ListOwner {
  const scope = getScope(authorize(context, rights.read));
  if (Object.keys(scope).length > 0) return scope;
  return /^[1-9]\d{0,8}$/.test(office) ? { office_id: Number(office) } : {};
}

/**
 * Returns the owner of new content: the chosen office or agent if the viewer may write for them, otherwise the viewer's
 * own.
 *
 * @throws NotSignedIn; NotAllowed; Invalid by field
 */
export async function getNewOwner(context: Context, rights: ContentRights, chosen: Partial<Owned>): Promise<Owned> {
  const scope = getScope(authorize(context, rights.write));
  const agent_id = scope.agent_id ?? chosen.agent_id ?? null;
  const office_id = agent_id === null ? (scope.office_id ?? chosen.office_id ?? null) : null;
  const field = agent_id === null ? "office_id" : "agent_id";
  const owned =
    agent_id === null
      ? { ...NETWORK, office_id }
      : { agent_id, office_id: (await selectAgentsOfficeId(context.db, agent_id)) ?? null };
  const exists = owned.office_id === null || (await selectOfficeSlug(context.db, owned.office_id)) !== undefined;
  const isKnown = exists && (agent_id === null || owned.office_id !== null);
  if (!isKnown || !mayChange(context, rights, owned))
    throw new Invalid(m.field_check_marked(), { [field]: [m.field_invalid()] });
  return { office_id, agent_id };
}
