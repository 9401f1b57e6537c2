import { randomUUID } from "node:crypto";
import { type Context, requireStaff } from "#domain/context.ts";
import type { ReceivedFile } from "#integrations/received-mail.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { shortenText, toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { MAX_FILES, MAX_FILES_BYTES, SENT_TYPES } from "../lead-limits.ts";
import { createLeadProblem } from "../lead-messages.ts";
import { requireReadableLead, requireWritableLead } from "../require-lead.ts";
import { deleteLooseFiles, insertLeadFile, selectLeadFile } from "./lead-file-queries.ts";

const MAX_NAME_LENGTH = 120;

/** How long an uploaded file may wait for its email to be sent. */
const UNSENT_MS = 24 * 3_600_000;

/** Returns the key that a file of an email is stored under. */
export const getLeadFileKey = (id: string): string => `lead-files/${id}`;

/** Returns a name that a browser can save a file under: without folders and control characters, with its extension. */
export function toFileName(name: string): string {
  const [last = ""] = toSingleLine(name).split(/[/\\]/).slice(-1);
  const safe = last.replace(/[<>:"|?*]/g, "");
  const extension = /\.[a-z0-9]{1,8}$/i.exec(safe)?.[0] ?? "";
  const stem = safe.slice(0, safe.length - extension.length);
  return shortenText(stem, MAX_NAME_LENGTH - extension.length) + extension || "file";
}

/** Max names of left-out files to store. */
const MAX_NAMES = 20;

/**
 * Returns which files of a received email are within the limits, and the names of the others. Empty files are ignored.
 */
export function splitReceivedFiles(received: readonly ReceivedFile[]): { stored: ReceivedFile[]; left_out: string[] } {
  const stored: ReceivedFile[] = [];
  const left_out: string[] = [];
  let total = 0;
  for (const file of received.filter(({ bytes }) => bytes.length > 0)) {
    const isStored = stored.length < MAX_FILES && total + file.bytes.length <= MAX_FILES_BYTES;
    if (isStored) {
      total += file.bytes.length;
      stored.push(file);
    } else if (left_out.length < MAX_NAMES) left_out.push(toFileName(file.name));
  }
  return { stored, left_out };
}

/** Stores the files of a received email. */
export async function storeReceivedFiles(
  { db, files, clock }: Context,
  owner: { lead_id: string; event_id: number },
  received: readonly ReceivedFile[],
): Promise<void> {
  for (const { name, content_type, bytes } of received) {
    const id = randomUUID();
    await files.put(getLeadFileKey(id), bytes);
    const type = /^[\w.+-]+\/[\w.+-]+$/.test(content_type) ? content_type : "application/octet-stream";
    const row = { id, name: toFileName(name), content_type: type, bytes: bytes.length, account_id: null };
    await insertLeadFile(db, { ...row, ...owner, added_at: clock() });
  }
}

/**
 * Stores an upload for an email to a lead, which must be sent within a day. Its type follows from its name.
 *
 * @throws NotSignedIn; NotFound; NotAllowed; Invalid for a type that may not be sent
 */
export async function addLeadFile(
  context: Context,
  leadId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<{ id: string; name: string; bytes: number }> {
  const { id: account_id } = requireStaff(context);
  const lead_id = await requireWritableLead(context, leadId);
  const file_name = toFileName(name);
  const content_type = getOwnValue(SENT_TYPES, /\.([a-z0-9]+)$/i.exec(file_name)?.[1]?.toLowerCase() ?? "");
  if (!content_type) throw createLeadProblem({ files: "file_type" }, context.locale);
  const id = randomUUID();
  await context.files.put(getLeadFileKey(id), bytes);
  const row = { id, lead_id, event_id: null, account_id, name: file_name, content_type, bytes: bytes.length };
  await insertLeadFile(context.db, { ...row, added_at: context.clock() });
  return { id, name: file_name, bytes: bytes.length };
}

/**
 * Downloads a file of a lead's emails. Its type isn't passed on, so that no browser opens it: anyone may have sent it.
 *
 * @throws NotSignedIn; NotFound
 */
export async function fetchLeadFile(
  context: Context,
  leadId: string,
  id: string,
): Promise<{ name: string; content: Uint8Array }> {
  const lead = await requireReadableLead(context, leadId);
  const file = isUuid(id) ? await selectLeadFile(context.db, lead.id, id) : undefined;
  if (!file) throw new NotFound(m.desk_record_not_found());
  return { name: file.name, content: await context.files.get(getLeadFileKey(file.id)) };
}

/** Deletes files of deleted leads, and uploads that weren't sent within a day. Returns how many. */
export async function deleteUnusedLeadFiles({ db, files, clock }: Context): Promise<number> {
  const deleted = await deleteLooseFiles(db, new Date(clock().getTime() - UNSENT_MS));
  for (const { id } of deleted) await files.remove(getLeadFileKey(id));
  return deleted.length;
}
