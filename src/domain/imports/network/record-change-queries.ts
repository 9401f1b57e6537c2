import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ImportRecordTable } from "#db/tables/imports.ts";
import type { RecordKind } from "./network-headers.ts";

/** What the desk and imports edit of a record, by column, and its parts. */
export type Snapshot = Record<string, unknown>;

export interface RecordChange {
  record_id: string;
  name: string;
  change: ImportRecordTable["change"];
  /** Null for a created record. */
  before: Snapshot | null;
  after: Snapshot;
  transfer_ids: number[];
}

/** Selects the snapshot of an office, agent or inquiry; null if there is none. */
export async function selectSnapshot(
  db: Db,
  kind: Exclude<RecordKind, "redirects">,
  id: number | string,
): Promise<Snapshot | null> {
  const found = await SELECT[kind](db, [id]);
  return found.get(String(id)) ?? null;
}

/** Selects inquiries with the state of their lead, by id. */
export const selectInquirySnapshots = (db: Db, ids: readonly (number | string)[]): Promise<Map<string, Snapshot>> =>
  toMap(
    sql<SnapshotRow>`
      select inquiry.id::text as id, jsonb_build_object(
        'lead_id', lead.id, 'office_id', lead.office_id, 'agent_id', lead.agent_id, 'answers', lead.answers,
        'is_answered', lead.first_answered_at is not null, 'is_handled', lead.handled_at is not null,
        'is_spam', lead.spam_at is not null) as snapshot
      from enquiries as inquiry left join leads as lead on lead.id = inquiry.lead_id
      where inquiry.id = any(${[...ids]}::uuid[])`.execute(db),
  );

interface SnapshotRow {
  id: string;
  snapshot: Snapshot;
}

const SELECT: Record<Exclude<RecordKind, "redirects">, typeof selectInquirySnapshots> = {
  offices: (db, ids) =>
    toMap(
      sql<SnapshotRow>`
        select id::text as id, to_jsonb(office) - '{id,created_at,updated_at}'::text[] || jsonb_build_object(
          'territory', (select coalesce(jsonb_agg(postal_code order by postal_code), '[]')
            from office_territories where office_id = office.id),
          'hours', (select coalesce(jsonb_agg(to_jsonb(hours) - 'office_id' order by hours.day), '[]')
            from office_opening_hours as hours where office_id = office.id)) as snapshot
        from offices as office where id = any(${[...ids]}::integer[])`.execute(db),
    ),
  agents: (db, ids) =>
    toMap(
      sql<SnapshotRow>`
        select id::text as id, to_jsonb(agent) - '{id,created_at,updated_at}'::text[] || jsonb_build_object(
          'entry', (select to_jsonb(member) - '{id,agent_id}'::text[] from team_members as member
            where agent_id = agent.id order by member.id limit 1),
          'substitute_of', (select coalesce(jsonb_agg(id order by id), '[]')
            from agents as other where other.assigned_to = agent.id),
          'owner_of', (select coalesce(jsonb_agg(id order by id), '[]')
            from offices where owner_id = agent.id)) as snapshot
        from agents as agent where id = any(${[...ids]}::integer[])`.execute(db),
    ),
  leads: selectInquirySnapshots,
};

async function toMap(result: Promise<{ rows: SnapshotRow[] }>): Promise<Map<string, Snapshot>> {
  return new Map((await result).rows.map(({ id, snapshot }) => [id, snapshot]));
}

/** Selects the id of the latest transfer; 0 if there is none. */
export async function selectLatestTransferId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom("transfers")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Selects an agent's transfers after another one, in order. */
export async function selectTransferIds(db: Db, agent_id: number, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom("transfers")
    .select("id")
    .where("agent_id", "=", agent_id)
    .where("id", ">", after)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds what a run changed. A record that the run changes again keeps what it was before the run. */
export async function insertRecordChanges(db: Db, run_id: number, changes: readonly RecordChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into import_records (run_id, record_id, name, change, before, after, transfer_ids)
    select ${run_id}::integer, record_id, name, change, nullif(before, 'null'), after,
      array(select jsonb_array_elements_text(transfer_ids)::integer)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as given (record_id text, name text, change text, before jsonb, after jsonb, transfer_ids jsonb)
    on conflict (run_id, record_id) do update
      set after = excluded.after, transfer_ids = import_records.transfer_ids || excluded.transfer_ids`.execute(db);
}

export function selectRecordChanges(db: Db, run_id: number): Promise<RecordChange[]> {
  return db
    .selectFrom("import_records")
    .select(["record_id", "name", "change", "before", "after", "transfer_ids"])
    .where("run_id", "=", run_id)
    .orderBy("record_id")
    .execute();
}
