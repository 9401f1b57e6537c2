import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import {
  type AgentRow,
  lockImports,
  type OfficeRow,
  selectAgents,
  selectOffices,
} from "#domain/listings/import/import-queries.ts";
import { createNetworkIndex } from "#domain/listings/import/network-index.ts";
import { BadValue, createBadValue, shorten } from "#domain/listings/import/row-problem.ts";
import { readYesNo } from "#domain/listings/import/values/choices.ts";
import { addAgent, checkNewAgent } from "#domain/offices/agents/editing/create-agent.ts";
import { type AgentChange, checkAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import {
  type EditedAgentRow,
  isActiveAgent,
  selectEditedAgent,
  updateAgent,
} from "#domain/offices/agents/editing/edited-agent-queries.ts";
import { transferAgent } from "#domain/offices/transfers/move-agent.ts";
import { releaseAgent } from "#domain/offices/transfers/retire-agent.ts";
import { changeAgent, lockAgent } from "#domain/offices/transfers/subject-queries.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import { getNameOrder } from "#editions/person-name.ts";
import { toSlug } from "#lib/slug.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { BadField, type Claim, type RowTexts, type SavedRow } from "./network-row.ts";

/**
 * Creates or updates a row's agent, found by slug, by email, or by name in their office. Their substitute is set by
 * `assignColleague` after the whole file is imported.
 *
 * @throws Invalid; BadValue
 */
export function saveAgentRow(context: Context, texts: RowTexts, claim: Claim): Promise<SavedRow> {
  return runInTransaction(context, async (tx) => {
    await lockImports(tx.db);
    const body = await toBody(tx, texts);
    const known = findAgent(await selectAgents(tx.db), texts, body.office_id as number | undefined);
    if (known) {
      await claim(known.id);
      return updateRow(tx, known.id, texts, body);
    }
    const { active, ...fields } = body;
    const checked = checkNewAgent({ ...fields, slug: texts.get("slug") });
    if ("codes" in checked) throw createStaffProblem(checked.codes);
    const id = await addAgent(tx, checked.input);
    await claim(id);
    if (active === false) await updateRow(tx, id, texts, { active });
    await clearCaches(tx, id);
    return { id, change: "created" };
  });
}

/** Sets the colleague who handles an agent's inquiries. @throws BadValue if no agent of the office matches */
export function assignColleague(context: Context, id: number, text: string): Promise<boolean> {
  return runInTransaction(context, async (tx) => {
    const before = await selectEditedAgent(tx.db, id);
    if (!before) return false;
    const network = createNetworkIndex(await selectOffices(tx.db), await selectAgents(tx.db));
    const colleague = network.findAgent(text, before.office_id);
    const isColleague =
      colleague && colleague.id !== id && (await isActiveAgent(tx.db, colleague.id, before.office_id));
    if (!isColleague) throw createBadValue(m.import_not_a_colleague, { text: shorten(text) });
    if (before.assigned_to === colleague.id) return false;
    return saveChange(tx, before, { assigned_to: colleague.id });
  });
}

function findAgent(agents: readonly AgentRow[], texts: RowTexts, office_id: number | undefined): AgentRow | null {
  const slug = texts.get("slug");
  if (slug) return agents.find((agent) => agent.slug === slug) ?? null;
  const email = texts.get("email")?.toLowerCase();
  const name = toSlug(texts.get("name") ?? "");
  const isNameMatch = (agent: AgentRow): boolean => toSlug(agent.name) === name;
  const byEmail = agents.filter((agent) => email && agent.email.toLowerCase() === email);
  // Agents may share their office's email address, so agents whose name matches, too, come first.
  const byName = agents.filter((agent) => isNameMatch(agent) && agent.office_id === office_id);
  return (
    byEmail.find(isNameMatch) ??
    (byName.length === 1 ? byName[0] : undefined) ??
    (byEmail.length === 1 ? byEmail[0] : undefined) ??
    null
  );
}

async function updateRow(
  context: Context,
  id: number,
  texts: RowTexts,
  body: Record<string, unknown>,
): Promise<SavedRow> {
  const before = await selectEditedAgent(context.db, id);
  if (!before) throw new Error(`Agent ${id} not found.`);
  const { role, about, email, phone, extension } = before;
  const checked = checkAgent({ role, about, email, phone, extension, ...body, version: "import" });
  if ("codes" in checked) throw createStaffProblem(checked.codes);
  const { version: _, entry: __, office_id, active, ...fields } = checked.input;
  const isMoved = await movePosition(context, id, { office_id, active, colleague: texts.get("assigned_to") });
  const now = isMoved ? await selectEditedAgent(context.db, id) : before;
  const isChanged = await saveChange(context, now ?? before, fields);
  return { id, change: isMoved || isChanged ? "updated" : "unchanged" };
}

interface Position {
  office_id: number | undefined;
  active: boolean | undefined;
  /** The colleague who takes over when the agent leaves, as written in the row. */
  colleague: string | undefined;
}

/** Moves an agent with their listings and leads to another office, or hands these over if the agent has left. */
async function movePosition(
  context: Context,
  id: number,
  { office_id, active, colleague }: Position,
): Promise<boolean> {
  const agent = await lockAgent(context.db, id);
  if (!agent) return false;
  const isMoved = office_id !== undefined && office_id !== agent.office_id;
  if (isMoved) await transferAgent(context, agent, { office_id, records: "follow", receiver_id: null });
  if (active === undefined || active === agent.active) return isMoved;
  const current = (await lockAgent(context.db, id)) ?? agent;
  const receiver_id = colleague ? await findColleague(context, current, colleague) : null;
  if (!active) await releaseAgent(context, current, { receiver_id, isAnyOffice: false });
  else await changeAgent(context.db, id, { active, updated_at: getNextVersion(current.updated_at, context.clock()) });
  return true;
}

/**
 * Finds the colleague that a row names. Null if no active agent of the office matches; `assignColleague` reports that.
 */
async function findColleague(
  { db }: Context,
  { id, office_id }: { id: number; office_id: number },
  text: string,
): Promise<number | null> {
  try {
    const network = createNetworkIndex(await selectOffices(db), await selectAgents(db));
    const found = network.findAgent(text, office_id);
    return found && found.id !== id && (await isActiveAgent(db, found.id, office_id)) ? found.id : null;
  } catch (error) {
    if (error instanceof BadValue) return null;
    throw error;
  }
}

/** Saves the change unless nothing differs. Returns whether anything was saved. */
async function saveChange(
  context: Context,
  before: EditedAgentRow,
  fields: Partial<Omit<AgentChange, "version" | "entry">>,
): Promise<boolean> {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  if (names.every((name) => fields[name] === before[name])) return false;
  const { role, about, email, phone } = before;
  const updated_at = getNextVersion(before.updated_at, context.clock());
  await updateAgent(
    context.db,
    before.id,
    before.updated_at,
    { role, about, email, phone, ...fields, updated_at },
    getNameOrder(context.edition.locales[0]),
  );
  await invalidate(context, `office:${before.office_slug}`);
  await clearCaches(context, before.id);
  return true;
}

async function clearCaches(context: Context, id: number): Promise<void> {
  const agent = await selectEditedAgent(context.db, id);
  if (agent) await invalidate(context, `office:${agent.office_slug}`, "offices", "listings");
}

/** Converts a row to the body that the desk's form would send, without empty cells. */
async function toBody({ db }: Context, texts: RowTexts): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = Object.fromEntries(texts);
  delete body.slug;
  delete body.assigned_to;
  const office = texts.get("office_id");
  if (office) body.office_id = findOffice(await selectOffices(db), office);
  const active = texts.get("active");
  if (active) body.active = readYesNo(active);
  return body;
}

function findOffice(offices: readonly OfficeRow[], text: string): number {
  try {
    return createNetworkIndex(offices, []).findOffice(text).id;
  } catch (error) {
    throw error instanceof BadValue ? new BadField("office_id", error.remark) : error;
  }
}
