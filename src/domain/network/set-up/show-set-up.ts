import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { selectHeadOffice, UNSET_EMAIL } from "#domain/offices/head-office/head-office-queries.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Locale } from "#editions/locales.ts";
import { selectLatestMailTest, selectNetworkCounts, updateDismissed } from "./set-up-queries.ts";

/** The steps from an empty network to the first published listing, in order. */
export const SET_UP_STEPS = ["head_office", "office", "agent", "mail", "listings", "publish"] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** The progress of the setup. Everything but the dismissal is read from the data itself. */
export interface SetUp {
  steps: { name: SetUpStep; is_done: boolean }[];
  is_finished: boolean;
  is_dismissed: boolean;
  /**
   * Whether the desk opens this list first. It does so until someone dismisses it, or the network has people and
   * listings.
   */
  opens_first: boolean;
  /** The latest test email; null if none was sent. */
  mail_test: MailTest | null;
  /** The country's other languages that the site isn't in. */
  offered_locales: Locale[];
  /** The value of `LOCALES` that adds them. */
  locales_value: string;
}

export interface MailTest {
  to: string;
  /** `no_server`: it waits because no mail server is set. */
  status: "sent" | "waiting" | "failed" | "no_server" | "made_up";
  /** The mail server's message, if it failed. */
  error: string | null;
  /** ISO 8601 UTC. */
  sent_at: string;
}

/**
 * Shows the progress of the setup.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function showSetUp(context: Context): Promise<SetUp> {
  authorize(context, "network.write");
  const { db, edition, network } = context;
  const counts = await selectNetworkCounts(db);
  const { email } = await selectHeadOffice(db);
  const mail_test = await findMailTest(context);
  const done: Record<SetUpStep, boolean> = {
    head_office: email !== UNSET_EMAIL,
    office: counts.offices > 0,
    agent: counts.agents > 0,
    mail: mail_test?.status === "sent",
    listings: counts.listings > 0,
    publish: counts.public_listings > 0,
  };
  const offered_locales = edition.other_locales?.filter((locale) => !network.locales.includes(locale)) ?? [];
  const steps = SET_UP_STEPS.map((name) => ({ name, is_done: done[name] }));
  return {
    steps,
    is_finished: steps.every(({ is_done }) => is_done),
    is_dismissed: counts.dismissed_at !== null,
    opens_first: counts.dismissed_at === null && !(done.office && done.agent && done.publish),
    mail_test,
    offered_locales,
    locales_value: [...network.locales, ...offered_locales].join(),
  };
}

async function findMailTest({ db }: Context): Promise<MailTest | null> {
  const mail = await selectLatestMailTest(db);
  if (!mail) return null;
  const { to_address: to, created_at, last_error } = mail;
  return { to, status: getStatus(mail), error: last_error, sent_at: created_at.toISOString() };
}

function getStatus({
  status,
  awaits_server,
}: NonNullable<Awaited<ReturnType<typeof selectLatestMailTest>>>): MailTest["status"] {
  if (status === "sent") return "sent";
  if (status === "held") return "made_up";
  if (status === "waiting" || status === "sending") return awaits_server ? "no_server" : "waiting";
  return "failed";
}

/**
 * Emails the signed-in person, to test the mail server.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function sendMailTest(context: Context): Promise<SetUp> {
  const { id: account_id } = authorize(context, "network.write");
  await runInTransaction(context, async (tx) => {
    await enqueue(tx, "account-mail", { kind: "mail_test", id: `mail_test:${randomUUID()}`, account_id });
    await recordAuditEvent(tx, { action: "mail.tested", subject: `account ${account_id}` });
  });
  return showSetUp(context);
}

/** Dismisses the list before it is finished, or shows it again. @throws NotSignedIn; NotAllowed */
export async function dismissSetUp(context: Context, isDismissed: boolean): Promise<SetUp> {
  authorize(context, "network.write");
  await updateDismissed(context.db, isDismissed ? context.clock() : null);
  return showSetUp(context);
}
