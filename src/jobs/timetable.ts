import { forgetEnded } from "#domain/accounts/sessions/forget-ended.ts";
import { keepDailyViews } from "#domain/analytics/keep-daily-views.ts";
import { startDueWeek } from "#domain/digests/start-week.ts";
import type { ClockWork } from "#domain/jobs/do-by-clock.ts";
import { fileUnfiled } from "#domain/leads/filing/file-lead.ts";
import { passOnLeads } from "#domain/leads/passing/pass-on-leads.ts";
import { markUnclear } from "#domain/outbox/mark-unclear.ts";
import { alertMails } from "./alert-mails.ts";

/** Everything that is done by the clock. Of several processes, one takes each turn. */
export const TIMETABLE: readonly ClockWork[] = [
  { name: "file-leads", every_minutes: 1, work: fileUnfiled },
  { name: "pass-on-leads", every_minutes: 1, work: passOnLeads },
  { name: "weekly-digest", every_minutes: 1, work: startDueWeek },
  { name: "alert-mails", every_minutes: 1, work: alertMails },
  { name: "mark-unclear-mails", every_minutes: 1, work: markUnclear },
  { name: "forget-ended", every_minutes: 60, work: forgetEnded },
  { name: "keep-daily-views", every_minutes: 60, work: keepDailyViews },
];
