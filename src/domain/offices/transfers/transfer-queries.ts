import { type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { TransferTable } from "#db/tables/offices.ts";
import { getRecordTable, type Receiver, type RecordKind, type Source } from "./record-kinds.ts";

export async function insertTransfer(db: Db, transfer: Omit<Insertable<TransferTable>, "id">): Promise<number> {
  const { id } = await db.insertInto("transfers").values(transfer).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Selects the latest transfer of this kind that was not undone. */
export function selectLatestTransfer(
  db: Db,
  kind: "office_closed" | "agent_retired",
  { office_id, agent_id }: { office_id?: number; agent_id?: number },
): Promise<{ id: number } | undefined> {
  let found = db.selectFrom("transfers").select("id").where("kind", "=", kind).where("reversed_at", "is", null);
  if (office_id !== undefined) found = found.where("office_id", "=", office_id);
  if (agent_id !== undefined) found = found.where("agent_id", "=", agent_id);
  return found.orderBy("id", "desc").limit(1).executeTakeFirst();
}

export async function setReversedAt(db: Db, id: number, reversed_at: Date): Promise<void> {
  await db.updateTable("transfers").set({ reversed_at }).where("id", "=", id).execute();
}

function isOwnedBy(source: Source): RawBuilder<SqlBool> {
  return "agent_id" in source ? sql`agent_id = ${source.agent_id}` : sql`office_id = ${source.office_id}`;
}

/**
 * Transfers all records of a kind to the receiver and stores their previous owners. A page or article stays if the
 * receiver has one at the same address.
 *
 * @returns the number of records
 */
export async function moveRecords(
  db: Db,
  { transfer_id, kind, from, to }: { transfer_id: number; kind: RecordKind; from: Source; to: Receiver },
): Promise<number> {
  const { table, key, hasAgent, unique } = getRecordTable(kind);
  const owner = hasAgent ? sql`agent_id` : sql`null::integer`;
  const agent = hasAgent && to.agent_id !== undefined ? sql`${to.agent_id}::integer` : owner;
  const columns = unique ?? [];
  const isSame = sql.join(
    columns.map((name) => sql`other.${sql.ref(name)} is not distinct from record.${sql.ref(name)}`),
    sql` and `,
  );
  const isFree =
    columns.length > 0
      ? sql`not exists (select 1 from ${sql.table(table)} as other where other.office_id = ${to.office_id} and ${isSame})`
      : sql`true`;
  const { rows } = await sql<{ record_id: string }>`
    insert into transferred_records
      (transfer_id, kind, record_id, office_id, agent_id, to_office_id, to_agent_id)
    select ${transfer_id}::integer, ${kind}, ${sql.ref(key)}::text, office_id, ${owner}, ${to.office_id}::integer, ${agent}
    from ${sql.table(table)} as record where ${isOwnedBy(from)} and ${isFree}
    returning record_id`.execute(db);
  if (rows.length > 0) await setOwners(db, transfer_id, kind, "to");
  return rows.length;
}

/**
 * Returns records of a kind to their previous owners, unless they have since moved to someone else.
 *
 * @returns the number of records
 */
export function returnRecords(db: Db, transfer_id: number, kind: RecordKind): Promise<number> {
  return setOwners(db, transfer_id, kind, "from");
}

/**
 * Lets a closing follow its records if the office that received them has closed too, and so on. Undoing it then returns
 * them from the office that has them now.
 */
export async function followLaterClosings(db: Db, transfer_id: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update transferred_records as moved set to_office_id = later.to_office_id, to_agent_id = later.to_agent_id
    from transferred_records as later join transfers on transfers.id = later.transfer_id
    where moved.transfer_id = ${transfer_id} and moved.to_office_id is not null
      and later.transfer_id > moved.transfer_id and later.kind = moved.kind and later.record_id = moved.record_id
      and later.office_id = moved.to_office_id and later.agent_id is not distinct from moved.to_agent_id
      and transfers.kind = 'office_closed' and transfers.reversed_at is null`.execute(db);
  // A closed office receives nothing, so the closings end at an open one.
  if (numAffectedRows) await followLaterClosings(db, transfer_id);
}

/** `to` gives records to the receiver, `from` returns them. */
export type Direction = "to" | "from";

/** Returns the columns with the owners of a transferred record before and after a change. */
function getColumns(direction: Direction) {
  const [given, received] = [
    { office: sql.ref("moved.office_id"), agent: sql.ref("moved.agent_id") },
    { office: sql.ref("moved.to_office_id"), agent: sql.ref("moved.to_agent_id") },
  ];
  return direction === "to" ? { before: given, after: received } : { before: received, after: given };
}

async function setOwners(db: Db, transfer_id: number, kind: RecordKind, direction: Direction): Promise<number> {
  const { table, key, hasAgent } = getRecordTable(kind);
  const { before, after } = getColumns(direction);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as record set office_id = ${after.office}
      ${hasAgent ? sql`, agent_id = ${after.agent}` : sql``}
    from transferred_records as moved
    where moved.transfer_id = ${transfer_id} and moved.kind = ${kind}
      and record.${sql.ref(key)}::text = moved.record_id and record.office_id is not distinct from ${before.office}
      ${hasAgent ? sql`and record.agent_id is not distinct from ${before.agent}` : sql``}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A transfer of records, and who made it. */
export interface Change {
  transfer_id: number;
  direction: Direction;
  /** The staff member; null for a command. */
  account_id: number | null;
  now: Date;
}

/**
 * Adds the new office and agent to the history of transferred listings and increments their versions, so that people
 * who have one of them open see the change.
 */
export async function recordListingChanges(db: Db, { transfer_id, direction, account_id, now }: Change): Promise<void> {
  const { before, after } = getColumns(direction);
  const isMoved = sql`moved.transfer_id = ${transfer_id} and moved.kind = 'listing'
    and listing.number::text = moved.record_id and listing.office_id = ${after.office}
    and listing.agent_id is not distinct from ${after.agent}`;
  for (const field of ["office", "agent"] as const) {
    await sql`
      insert into listing_changes (listing_number, account_id, field, old_value, new_value, changed_at)
      select listing.number, ${account_id}::integer, ${`${field}_id`}, ${before[field]}::text, ${after[field]}::text,
        ${now}::timestamptz
      from listings as listing, transferred_records as moved
      where ${isMoved} and ${before[field]} is distinct from ${after[field]}`.execute(db);
  }
  await sql`
    update listings as listing set version = version + 1, updated_at = ${now}
    from transferred_records as moved where ${isMoved}`.execute(db);
}

/**
 * Adds the transfer to the leads' history, and restarts the waiting time of those that wait. As in `computeDeadline`, a
 * lead that was answered before stays with its new agent.
 */
export async function recordLeadEvents(
  db: Db,
  { transfer_id, direction, account_id, now, deadline }: Change & { deadline: Date | null },
): Promise<void> {
  const { before, after } = getColumns(direction);
  const isMoved = sql`moved.transfer_id = ${transfer_id} and moved.kind = 'lead' and lead.id::text = moved.record_id
    and lead.office_id = ${after.office} and lead.agent_id is not distinct from ${after.agent}
    and lead.merged_into is null`;
  await sql`
    insert into lead_events (lead_id, kind, account_id, agent_id, details, happened_at)
    select lead.id, 'assigned', ${account_id}::integer, lead.agent_id,
      jsonb_build_object('from', ${before.agent}, 'transfer', moved.transfer_id), ${now}::timestamptz
    from leads as lead, transferred_records as moved where ${isMoved}`.execute(db);
  await sql`
    update leads as lead set
      pass_on_at = case when lead.first_answered_at is null then ${deadline}::timestamptz end,
      overdue_at = case when lead.first_answered_at is not null then ${deadline}::timestamptz end
    from transferred_records as moved
    where ${isMoved} and lead.waiting_since is not null and lead.spam_at is null`.execute(db);
}

/** Increments the versions of transferred deals, so that people who have one of them open see the change. */
export async function updateDealVersions(db: Db, { transfer_id, direction, now }: Change): Promise<void> {
  const { after } = getColumns(direction);
  await sql`
    update deals as deal set version = version + 1, updated_at = ${now}
    from transferred_records as moved
    where moved.transfer_id = ${transfer_id} and moved.kind = 'deal' and deal.id::text = moved.record_id
      and deal.office_id = ${after.office} and deal.agent_id is not distinct from ${after.agent}`.execute(db);
}
