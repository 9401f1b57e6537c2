import { parseArgs } from "node:util";
import { formatCommand } from "#config/format-command.ts";
import type { Context } from "#domain/context.ts";
import { runWeeklyDigest } from "#jobs/create-weekly-digest-job.ts";
import { SCHEDULE } from "#jobs/scheduled-jobs.ts";
import { openQueue } from "#jobs/start-jobs.ts";
import { toIsoWeek } from "#lib/time/iso-week.ts";
import type { Services } from "../bootstrap.ts";
import type { Print } from "./print.ts";

/** ISO 8601 with a time and a zone. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const WEEKLY = "weekly-digest";
const NAMES = [WEEKLY, ...SCHEDULE.map(({ name }) => name).filter((name) => name !== WEEKLY)];

/**
 * Runs one job now. `weekly-digest` writes the digests of the current week, or of the week of `--at`; existing digests
 * stay. Exits with 2 for invalid arguments.
 */
export async function runJob(args: string[], { context }: Pick<Services, "context">, print: Print): Promise<number> {
  const request = readArgs(args);
  if (typeof request === "string") {
    print.err(request);
    return 2;
  }
  await openQueue(context);
  if (request.name === WEEKLY) return runDigestNow(context, request.at ?? context.clock(), print);
  const work = SCHEDULE.find(({ name }) => name === request.name);
  const did = await work?.work(context);
  print.out(typeof did === "number" ? `${request.name}: ${did} done.` : `${request.name}: done.`);
  return 0;
}

async function runDigestNow(context: Context, at: Date, print: Print): Promise<number> {
  const week = toIsoWeek(at, context.edition.time_zone);
  const { digests, mails } = await runWeeklyDigest(context, week, (part, of) => {
    if (of > 1) print.err(`${part} of ${of} parts`);
  });
  print.out(`${week}: ${digests} new digests, ${mails} new emails.`);
  return 0;
}

/** Returns the requested job, or what is wrong with the arguments. */
function readArgs(args: string[]): { name: string; at: Date | null } | string {
  const usage = formatCommand("job", "weekly-digest --at 2026-11-23T13:00:00Z");
  let parsed: { values: { at?: string | undefined }; positionals: string[] };
  try {
    parsed = parseArgs({ args, options: { at: { type: "string" } }, allowPositionals: true });
  } catch (error) {
    return `${(error as Error).message} Usage: ${usage}`;
  }
  const [path = "", ...more] = parsed.positionals;
  // Command arguments are passed as absolute paths, because some commands take files.
  const name = path.split(/[\\/]/).at(-1) ?? "";
  if (!NAMES.includes(name) || more.length > 0) return `Choose one job: ${NAMES.join(", ")}. Usage: ${usage}`;
  const { at } = parsed.values;
  if (at === undefined) return { name, at: null };
  if (name !== WEEKLY) return `Only ${WEEKLY} accepts --at.`;
  const moment = new Date(at);
  if (!ISO_TIME.test(at) || Number.isNaN(moment.getTime())) return `--at needs a time such as 2026-11-23T13:00:00Z.`;
  return { name, at: moment };
}
