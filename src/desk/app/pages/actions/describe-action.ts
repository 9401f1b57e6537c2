import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { LINK_PLACE, splitAtLink } from "../../components/link-place.ts";

type Sentence = (names: { who: string; item: string }) => string;

/** The label of each audit log action, by its full name or the part after the last period. */
const SENTENCES: Record<string, Sentence> = {
  created: m.log_created,
  added: m.log_created,
  changed: m.log_changed,
  edited: m.log_changed,
  deleted: m.log_deleted,
  reset: m.log_restored,
  published: m.log_published,
  scheduled: m.log_scheduled,
  unscheduled: m.log_unscheduled,
  under_offer: m.log_under_offer,
  sold: m.log_sold,
  withdrawn: m.log_withdrawn,
  confirmed: m.log_confirmed,
  duplicated: m.log_copied,
  photo_added: m.log_photo_added,
  photo_removed: m.log_photo_removed,
  photo_cropped: m.log_photo_cropped,
  photos_arranged: m.log_photos_arranged,
  document_added: m.log_document_added,
  document_changed: m.log_document_changed,
  document_removed: m.log_document_removed,
  document_fetched: m.log_document_fetched,
  curated: m.log_curated,
  seller_page_saved: m.log_seller_page,
  seller_link_made: m.log_seller_link,
  seller_link_revoked: m.log_seller_revoked,
  duplicate_dismissed: m.log_not_duplicate,
  duplicate_restored: m.log_duplicate,
  note: m.log_note,
  call: m.log_call,
  answer: m.log_replied,
  replied: m.log_replied,
  reply_removed: m.log_reply_removed,
  handled: m.log_handled,
  reopened: m.log_reopened,
  assigned: m.log_assigned,
  passed_on: m.log_assigned,
  merged: m.log_merged,
  split: m.log_split,
  separated: m.log_split,
  spam: m.log_spam,
  not_spam: m.log_not_spam,
  started: m.log_started,
  started_by_command: m.log_started_by_command,
  "deal.started": m.log_created,
  stage: m.log_stage,
  offer_made: m.log_offer,
  offer_countered: m.log_offer,
  offer_accepted: m.log_offer,
  offer_rejected: m.log_offer,
  offer_withdrawn: m.log_offer,
  offer_reopened: m.log_offer,
  done: m.log_completed,
  approved: m.log_approved,
  declined: m.log_declined,
  rejected: m.log_rejected,
  revoked: m.log_revoked,
  proof_seen: m.log_proof_seen,
  invited: m.log_invited,
  invited_again: m.log_invited,
  "review.invited": m.log_review_invited,
  disabled: m.log_disabled,
  enabled: m.log_enabled,
  "second_factor.reset": m.log_factor_reset,
  "second_factor.set_up": m.log_factor_on,
  "second_factor.given_up": m.log_factor_off,
  second_factor_removed: m.log_factor_reset,
  sessions_ended: m.log_sessions_ended,
  signed_in: m.log_signed_in,
  "signed_in.passkey": m.log_signed_in,
  "signed_in.recovery_code": m.log_signed_in,
  "password.changed": m.log_password,
  "recovery_codes.renewed": m.log_recovery_codes,
  "passkey.added": m.log_passkey_added,
  "passkey.removed": m.log_passkey_removed,
  "myself.renamed": m.log_renamed_self,
  "myself.signature_changed": m.log_signature_changed,
  "invitation.accepted": m.log_accepted,
  "head_office.opened": m.log_opened_desk,
  "task_calendar.created": m.log_calendar_on,
  "task_calendar.revoked": m.log_calendar_off,
  "notifications.turned_on": m.log_notifications_on,
  "notifications.turned_off": m.log_notifications_off,
  "mail.tested": m.log_mail_tested,
  closed: m.log_closed,
  renamed: m.log_address_changed,
  lead_limit: m.log_lead_limit,
  retired: m.log_retired,
  reinstated: m.log_reinstated,
  moved: m.log_moved,
  imported: m.log_imported,
  reverted: m.log_reverted,
  reverted_by_command: m.log_reverted_by_command,
  dismissed: m.log_dismissed,
  secret_shown: m.log_secret_shown,
  secret_rotated: m.log_secret_rotated,
  full_feed_sent: m.log_full_feed,
  "partner.tested": m.log_partner_tested,
  resent: m.log_resent,
  sent_again: m.log_sent_again,
  bounce_lifted: m.log_unblocked,
  retried: m.log_retried,
  "person.exported": m.log_person_exported,
  "person.erased": m.log_person_erased,
  reviewed: m.log_reviewed,
  unreviewed: m.log_unreviewed,
  shared: m.log_shared,
};

/** The label of each kind of item, and its page at the desk. */
const ITEMS: Record<string, readonly [label: (number: string) => string, list: string | null]> = {
  listing: [(number) => m.log_item_listing({ number }), "listings"],
  lead: [m.log_item_lead, "leads"],
  deal: [m.log_item_deal, "deals"],
  task: [m.log_item_task, null],
  contact: [m.log_item_contact, "contacts"],
  account: [m.log_item_account, null],
  staff: [m.log_item_staff, "staff"],
  agent: [m.log_item_agent, "agents"],
  office: [m.log_item_office, "offices"],
  nda: [m.log_item_nda, "ndas"],
  review: [m.log_item_review, "reviews"],
  partner: [m.log_item_partner, "partners"],
  redirect: [m.log_item_redirect, "redirects"],
  redirects: [m.log_item_redirects, null],
  import: [m.log_item_import, "imports"],
  picture: [m.log_item_picture, "pictures"],
  article: [m.log_item_article, "articles"],
  page: [m.log_item_page, "pages"],
  section: [m.log_item_section, "sections"],
  menu: [m.log_item_menu, "menus"],
  component: [m.log_item_component, "components"],
  mail: [m.log_item_mail, null],
  bounce: [m.log_item_bounce, null],
  job: [m.log_item_job, null],
  legal: [m.log_item_legal, null],
  network: [m.log_item_network, "head-office"],
  retention: [m.log_item_retention, "personal-data"],
  view: [m.log_item_view, null],
  "reply-template": [m.log_item_reply_template, "reply-templates"],
};

/** An entry of the log as a sentence: the text around the item, the item, and its page at the desk. */
export interface DescribedAction {
  before: string;
  item: string;
  after: string;
  /** Null for an item that has no page or was deleted. */
  path: string | null;
}

/** Describes an entry of the audit log in a sentence. */
export function describeAction({
  name,
  action,
  subject,
}: {
  name: string | null;
  action: string;
  subject: string;
}): DescribedAction {
  const suffix = action.slice(action.lastIndexOf(".") + 1);
  const sentence = getOwnValue(SENTENCES, action) ?? getOwnValue(SENTENCES, suffix);
  const [kind = "", id = ""] = subject.split(" ");
  const isStaff = kind === "account" && /^(staff|second_factor)\./.test(action);
  const known = getOwnValue(ITEMS, isStaff ? "staff" : kind);
  const item = known ? known[0](id) : subject;
  const who = name ?? "";
  const text = sentence ? sentence({ who, item: LINK_PLACE }) : m.log_other({ who, action, item: LINK_PLACE });
  const { before, after } = splitAtLink(text);
  const hasPage = known?.[1] && text.includes(LINK_PLACE) && suffix !== "deleted";
  const path = hasPage ? `/${known[1]}${id && known[1] !== "head-office" ? `/${id}` : ""}` : null;
  return { before, item: text.includes(LINK_PLACE) ? item : "", after, path };
}
