import { insertTestDelivery, insertTestPartner } from "../partners.ts";
import type { DeskAccess } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

const getPartner = async ({ context }: DeskFixture) => ({ id: String(await insertTestPartner(context)) });
const getDelivery = async ({ context }: DeskFixture) => ({
  id: await insertTestDelivery(context, await insertTestPartner(context)),
});

const WRITE: DeskAccess = { agent: "", office_manager: "", head_office: "O", read_only: "" };
const READ: DeskAccess = { ...WRITE, read_only: "O" };
const PARTNER_WRITE: DeskAccess = { ...WRITE, head_office: "OCX", getParams: getPartner };
const PARTNER_READ: DeskAccess = { ...PARTNER_WRITE, read_only: "OCX" };

/** Access to the portals that get the public listings. */
export const PARTNER_ACCESS: Record<string, DeskAccess> = {
  listPartners: READ,
  showPartner: PARTNER_READ,
  createPartner: WRITE,
  changePartner: PARTNER_WRITE,
  revealPartnerSecret: PARTNER_WRITE,
  rotatePartnerSecret: PARTNER_WRITE,
  sendPartnerTest: PARTNER_WRITE,
  sendFullPartnerFeed: PARTNER_WRITE,
  listPartnerDeliveries: PARTNER_READ,
  resendPartnerDelivery: { ...PARTNER_WRITE, getParams: getDelivery },
};
