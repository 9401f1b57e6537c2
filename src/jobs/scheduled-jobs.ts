import { deleteEndedSessions } from "#domain/accounts/sessions/delete-ended-sessions.ts";
import { startDueWeek } from "#domain/buyers/digests/start-week.ts";
import { deleteOldData } from "#domain/contacts/retention/delete-old-data.ts";
import { publishScheduled } from "#domain/content/schedules/publish-scheduled.ts";
import type { Context } from "#domain/context.ts";
import { remindTasks } from "#domain/deals/tasks/remind-tasks.ts";
import { attachUnattachedInquiries } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { notifyOverdueReplies } from "#domain/leads/routing/notify-overdue-replies.ts";
import { reassignOverdueLeads } from "#domain/leads/routing/reassign-overdue-leads.ts";
import { remindStaleListings } from "#domain/listings/freshness/remind-stale-listings.ts";
import { withdrawStaleListings } from "#domain/listings/freshness/withdraw-stale-listings.ts";
import { sendSellerReports } from "#domain/listings/seller-pages/send-seller-reports.ts";
import { deletePastExceptions } from "#domain/offices/delete-past-exceptions.ts";
import { markUnclear } from "#domain/outbox/mark-unclear.ts";
import { queueFeeds } from "#domain/partners/queue-feeds.ts";
import { deleteUnrequestedPages } from "#domain/redirects/missing-pages.ts";
import { rollUpDailyViews } from "#domain/stats/views/roll-up-daily-views.ts";
import { sendAlertMails } from "./send-alert-mails.ts";

interface ScheduledWork {
  name: string;
  every_minutes: 1 | 60;
  /** Returns the number of items processed, if it is countable. */
  work(context: Context): Promise<unknown>;
}

/** All scheduled jobs. */
export const SCHEDULE: readonly ScheduledWork[] = [
  { name: "file-leads", every_minutes: 1, work: attachUnattachedInquiries },
  { name: "pass-on-leads", every_minutes: 1, work: reassignOverdueLeads },
  { name: "overdue-replies", every_minutes: 1, work: notifyOverdueReplies },
  { name: "weekly-digest", every_minutes: 1, work: startDueWeek },
  { name: "alert-mails", every_minutes: 1, work: sendAlertMails },
  { name: "mark-unclear-mails", every_minutes: 1, work: markUnclear },
  { name: "partner-feeds", every_minutes: 1, work: queueFeeds },
  { name: "publish-texts", every_minutes: 1, work: publishScheduled },
  { name: "confirm-listings", every_minutes: 60, work: remindStaleListings },
  { name: "withdraw-stale-listings", every_minutes: 60, work: withdrawStaleListings },
  { name: "seller-reports", every_minutes: 60, work: sendSellerReports },
  { name: "remind-tasks", every_minutes: 60, work: remindTasks },
  { name: "forget-ended", every_minutes: 60, work: deleteEndedSessions },
  { name: "delete-old-data", every_minutes: 60, work: deleteOldData },
  { name: "keep-daily-views", every_minutes: 60, work: rollUpDailyViews },
  { name: "delete-past-exceptions", every_minutes: 60, work: deletePastExceptions },
  { name: "delete-old-missing-pages", every_minutes: 60, work: deleteUnrequestedPages },
];
