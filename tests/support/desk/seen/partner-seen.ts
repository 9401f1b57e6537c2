import { sendFeed } from "#domain/partners/send-feed.ts";
import { insertListing } from "../../listings.ts";
import { FakePartner } from "../../partners.ts";
import { type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

interface Partner {
  id: number;
  version: string;
}

const FORM = { name: "Portal", url: "https://portal.example/feed", sends: "network", office_ids: [], active: true };

/** A listing, and a portal that stores what it receives. */
async function openPortal({ context, fixture }: Desk) {
  const number = 900_000 + getNumber();
  const name = `Exported bakery ${number}`;
  await insertListing(context.db, { number, name, office_id: fixture.offices.tampa });
  const portal = new FakePartner();
  const send = (id: unknown) => sendFeed(context, portal, Number(id));
  const read = async () => JSON.stringify(portal.received);
  return { number, name, portal, send, read };
}

/** A portal that has the listing, with nothing received since. */
async function openPartner(desk: Desk) {
  const opened = await openPortal(desk);
  const { id, version } = await desk.call<Partner>("POST", "/partners", FORM);
  await opened.send(id);
  opened.portal.received.splice(0);
  return { ...opened, id, version, finish: () => opened.send(id) };
}

/** Calls on partners, which end in what the portal receives. */
export const PARTNER_SEEN: SeenByOthers = {
  async createPartner(desk) {
    const { name, send, read } = await openPortal(desk);
    return { body: FORM, finish: ({ id }) => send(id), page: read, shows: name };
  },
  async changePartner(desk) {
    const { id, version, finish, read } = await openPartner(desk);
    const body = { ...FORM, sends: "offices", office_ids: [desk.fixture.offices.miami], version };
    return { params: { id }, body, finish, page: read, shows: '\\"reason\\":\\"withdrawn\\"' };
  },
  async revealPartnerSecret(desk) {
    const { id } = await openPartner(desk);
    const page = () => desk.read(`/actions?${new URLSearchParams({ subject: `partner ${id}` })}`);
    return { params: { id }, page, shows: "partner.secret_shown", previews: "whsec_" };
  },
  async rotatePartnerSecret(desk) {
    const { id, portal, finish } = await openPartner(desk);
    const rotate = () => desk.call("POST", `/partners/${id}/test`).then(finish);
    // For a day, requests have a signature by each of the two secrets.
    const page = async () => `${portal.received.at(-1)?.headers["Webhook-Signature"]?.split(" ").length} signatures`;
    return { params: { id }, finish: rotate, page, shows: "2 signatures" };
  },
  async sendPartnerTest(desk) {
    const { id, finish, read } = await openPartner(desk);
    return { params: { id }, finish, page: read, shows: '\\"kind\\":\\"test\\"' };
  },
  async sendFullPartnerFeed(desk) {
    const { id, name, finish, read } = await openPartner(desk);
    return { params: { id }, finish, page: read, shows: name };
  },
  async resendPartnerDelivery(desk) {
    const { id: partner, name, finish, read } = await openPartner(desk);
    const { data } = await desk.call<{ data: { id: string }[] }>("GET", `/partners/${partner}/deliveries`);
    return { params: { id: data[0]?.id ?? "" }, finish, page: read, shows: name };
  },
};
