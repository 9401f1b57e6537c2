import type { StaffRole } from "#domain/context.ts";
import { upsertSavedView } from "#domain/staff/saved-views/saved-view-queries.ts";
import { insertSigned } from "../ndas.ts";
import { insertReview } from "../reviews.ts";
import { ANALYTICS_ACCESS } from "./analytics-access.ts";
import { CONTENT_ACCESS } from "./content-access.ts";
import { DEAL_ACCESS } from "./deal-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";
import { IMPORT_ACCESS } from "./import-access.ts";
import { EXPORTS, LEAD_ACCESS } from "./lead-access.ts";
import { LISTING_ACCESS } from "./listing-access.ts";
import { OPERATOR_ACCESS } from "./operator-access.ts";
import { PARTNER_ACCESS } from "./partner-access.ts";
import { REDIRECT_ACCESS } from "./redirect-access.ts";

/** The owner of a record, relative to the caller: O the caller, C a colleague in the same office, X another office. */
export type Owner = "O" | "C" | "X";

/**
 * Who may make a call. Each role lists the owners whose records it may use; "" is none. A call without a record is "O"
 * or "".
 */
export interface DeskAccess extends Record<StaffRole, string> {
  /** Returns the path parameters of a record with that owner, creating it if missing. */
  getParams?(fixture: DeskFixture, owner: Owner): Promise<Record<string, string>> | Record<string, string>;
}

const ALL_ROLES: DeskAccess = { agent: "O", office_manager: "O", head_office: "O", read_only: "O" };

const colleagues = {
  getParams: ({ members }: DeskFixture, owner: Owner) => ({
    id: String({ O: members.own, C: members.colleague, X: members.other }[owner]),
  }),
};
const STAFF_READ: DeskAccess = { agent: "", office_manager: "OC", head_office: "OCX", read_only: "OCX", ...colleagues };
const STAFF_WRITE: DeskAccess = { ...STAFF_READ, read_only: "" };

const agents = {
  getParams: ({ agents }: DeskFixture, owner: Owner) => ({
    id: String({ O: agents.own, C: agents.colleague, X: agents.other }[owner]),
  }),
};
const offices = {
  getParams: ({ offices }: DeskFixture, owner: Owner) => ({
    id: String(owner === "X" ? offices.tampa : offices.miami),
  }),
};

const HEAD_OFFICE_WRITE = { ...offices, agent: "", office_manager: "", head_office: "OCX", read_only: "" };
const MANAGER_WRITE = { agent: "", office_manager: "OC", head_office: "OCX", read_only: "" };

const ndas = {
  getParams: async ({ context, agents, offices }: DeskFixture, owner: Owner) => {
    const agent_id = { O: agents.own, C: agents.colleague, X: agents.other }[owner];
    return {
      id: await insertSigned(context.db, { agent_id, office_id: owner === "X" ? offices.tampa : offices.miami }),
    };
  },
};
const NDA_READ: DeskAccess = { agent: "O", office_manager: "OC", head_office: "OCX", read_only: "OCX", ...ndas };
const NDA_WRITE: DeskAccess = { ...NDA_READ, read_only: "" };
const reviews = {
  getParams: async ({ context, offices }: DeskFixture, owner: Owner) => ({
    id: await insertReview(context, { office_id: owner === "X" ? offices.tampa : offices.miami }),
  }),
};
const REVIEW_READ: DeskAccess = { agent: "", office_manager: "OC", head_office: "OCX", read_only: "OCX", ...reviews };
const REVIEW_WRITE: DeskAccess = { ...REVIEW_READ, read_only: "" };
const legalText = { getParams: () => ({ id: "us-en-us-2" }) };
const logo = { getParams: () => ({ scheme: "light" }) };
const ALL_OWNERS = { agent: "OCX", office_manager: "OCX", head_office: "OCX", read_only: "OCX" };

/** A colleague's shared view is deleted by those who manage the office's staff. */
const SAVED_VIEW_DELETE: DeskAccess = {
  agent: "O",
  office_manager: "OC",
  head_office: "OCX",
  read_only: "",
  getParams: async ({ context, members }, owner) => {
    const account_id = { O: members.own, C: members.colleague, X: members.other }[owner];
    const view = { account_id, list: "listings", name: "Shared", query: JSON.stringify({}), is_shared: true };
    return { id: String(await upsertSavedView(context.db, { ...view, updated_at: context.clock() })) };
  },
};

/** Access by operation id, written by hand, one list per subject. */
export const DESK_ACCESS: Record<string, DeskAccess> = {
  showMyself: ALL_ROLES,
  ...LISTING_ACCESS,
  ...LEAD_ACCESS,
  ...DEAL_ACCESS,
  ...OPERATOR_ACCESS,
  ...IMPORT_ACCESS,
  ...REDIRECT_ACCESS,
  ...PARTNER_ACCESS,
  changeMyName: ALL_ROLES,
  changeMyPassword: ALL_ROLES,
  renewRecoveryCodes: ALL_ROLES,
  renewSecondFactor: ALL_ROLES,
  listMySessions: ALL_ROLES,
  endMyOtherSessions: ALL_ROLES,
  listMyPasskeys: ALL_ROLES,
  offerPasskey: ALL_ROLES,
  addPasskey: ALL_ROLES,
  // Deletes only the caller's own passkeys, so anyone may call it (`passkeys.db.test.ts`).
  removePasskey: { ...ALL_OWNERS, getParams: () => ({ id: "none" }) },
  listMyDevices: { ...ALL_ROLES, read_only: "" },
  addMyDevice: { ...ALL_ROLES, read_only: "" },
  // Deletes only the caller's own devices, so anyone who answers leads may call it (`devices.db.test.ts`).
  removeMyDevice: { ...ALL_OWNERS, read_only: "", getParams: () => ({ id: "none" }) },
  testMyDevice: { ...ALL_OWNERS, read_only: "", getParams: () => ({ id: "none" }) },
  showRetention: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  changeRetention: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  previewErasure: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  exportPerson: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  erasePerson: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  showBuyerAccess: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  endBuyerSessions: { agent: "", office_manager: "", head_office: "O", read_only: "" },

  searchDesk: ALL_ROLES,
  listSavedViews: { ...ALL_OWNERS, getParams: () => ({ list: "listings" }) },
  saveView: { ...ALL_OWNERS, getParams: () => ({ list: "listings" }) },
  deleteSavedView: SAVED_VIEW_DELETE,

  listStaff: { agent: "", office_manager: "O", head_office: "O", read_only: "O" },
  showStaff: STAFF_READ,
  inviteStaff: { agent: "", office_manager: "O", head_office: "O", read_only: "" },
  changeStaff: STAFF_WRITE,
  inviteStaffAgain: STAFF_WRITE,
  disableStaff: STAFF_WRITE,
  enableStaff: STAFF_WRITE,
  resetStaffFactor: STAFF_WRITE,

  listDeskAgents: ALL_ROLES,
  showDeskAgent: { agent: "O", office_manager: "OC", head_office: "OCX", read_only: "OCX", ...agents },
  changeDeskAgent: { agent: "O", office_manager: "OC", head_office: "OCX", read_only: "", ...agents },
  addAgentPhoto: { agent: "O", office_manager: "OC", head_office: "OCX", read_only: "", ...agents },
  removeAgentPhoto: { agent: "O", office_manager: "OC", head_office: "OCX", read_only: "", ...agents },
  createDeskAgent: { agent: "", office_manager: "O", head_office: "O", read_only: "" },
  createDeskOffice: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  listDeskOffices: { agent: "", office_manager: "O", head_office: "O", read_only: "O" },
  showDeskOffice: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "OCX", ...offices },
  changeDeskOffice: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "", ...offices },
  addOfficePhoto: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "", ...offices },
  removeOfficePhoto: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "", ...offices },
  previewVisitPhone: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "OCX", ...offices },
  previewOfficeClosing: HEAD_OFFICE_WRITE,
  locateOffice: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  findTerritoryOverlaps: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  closeOffice: HEAD_OFFICE_WRITE,
  reopenOffice: HEAD_OFFICE_WRITE,
  changeOfficeSlug: HEAD_OFFICE_WRITE,
  previewAgentTransfer: { ...agents, ...MANAGER_WRITE },
  moveAgent: { ...agents, agent: "", office_manager: "", head_office: "OCX", read_only: "" },
  retireAgent: { ...agents, ...MANAGER_WRITE },
  reinstateAgent: { ...agents, ...MANAGER_WRITE },
  changeAgentSlug: { ...agents, ...MANAGER_WRITE },

  showHeadOffice: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  changeHeadOffice: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  showNetworkSettings: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  changeNetworkSettings: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  addNetworkLogo: { agent: "", office_manager: "", head_office: "OCX", read_only: "", ...logo },
  removeNetworkLogo: { agent: "", office_manager: "", head_office: "OCX", read_only: "", ...logo },
  showSetUp: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  sendMailTest: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  dismissSetUp: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  reopenSetUp: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  listDeskReviews: { agent: "", office_manager: "O", head_office: "O", read_only: "O" },
  showDeskReview: REVIEW_READ,
  listReviewInvitations: { agent: "", office_manager: "O", head_office: "O", read_only: "O" },
  inviteReview: { agent: "", office_manager: "O", head_office: "O", read_only: "" },
  approveReview: REVIEW_WRITE,
  rejectReview: REVIEW_WRITE,
  replyToReview: REVIEW_WRITE,

  ...CONTENT_ACCESS,

  listDeskNdas: ALL_ROLES,
  exportNdas: EXPORTS,
  listNdaIds: ALL_ROLES,
  // Decides only on what the caller may decide on (`decide-ndas.db.test.ts`).
  previewNdaDecisions: { ...ALL_ROLES, read_only: "" },
  decideNdas: { ...ALL_ROLES, read_only: "" },
  showDeskNda: NDA_READ,
  showDeskNdaPdf: NDA_READ,
  listDocumentViews: NDA_READ,
  showSignersProof: NDA_WRITE,
  approveNda: NDA_WRITE,
  declineNda: NDA_WRITE,
  revokeNda: NDA_WRITE,
  listLegalTexts: ALL_ROLES,
  showLegalText: { ...ALL_OWNERS, ...legalText },
  reviewLegalText: { agent: "", office_manager: "", head_office: "OCX", read_only: "", ...legalText },
  unreviewLegalText: { agent: "", office_manager: "", head_office: "OCX", read_only: "", ...legalText },

  ...ANALYTICS_ACCESS,
  listStaffActions: { agent: "", office_manager: "O", head_office: "O", read_only: "" },
};
