import { followNetwork } from "../../../../src/server/request/follow-network.ts";
import { createRedirectResolver } from "../../../../src/server/request/redirect-resolver.ts";
import { readVisit } from "../../../../src/server/request/visit-reader.ts";
import { createPhoto } from "../../create-photo.ts";
import { insertAgent, insertListing, insertOffice } from "../../listings.ts";
import { insertReview } from "../../reviews.ts";
import { readMails } from "./read-mails.ts";
import { type Desk, getNumber, type SeenByOthers, type SeenCase } from "./seen-case.ts";

interface Office extends Record<string, unknown> {
  id: number;
  version: string;
  slug: string;
  path: string;
}

interface Agent extends Record<string, unknown> {
  id: number;
  version: string;
  slug: string;
}

/** Returns where a visitor without cookies is redirected. */
const follow =
  ({ context }: Desk, address: string) =>
  async (): Promise<string> => {
    const view = await followNetwork(context, { onChange: () => () => {} });
    return JSON.stringify(createRedirectResolver(view)(readVisit("GET", address), {}, false));
  };

async function openOffice(desk: Desk): Promise<Office> {
  const number = getNumber();
  const id = await insertOffice(desk.context.db, { slug: `office-${number}`, name: `Office number ${number}` });
  return desk.call<Office>("GET", `/offices/${id}`);
}

async function openAgent(desk: Desk, office_id = desk.fixture.offices.miami): Promise<Agent> {
  const number = getNumber();
  const { db } = desk.context;
  const name = `Agent Number${number}`;
  const id = await insertAgent(db, { office_id, slug: `agent-${number}`, name });
  const member = { office_id, agent_id: id, first_name: "Agent", last_name: `Number${number}`, show_on_website: true };
  await db.insertInto("team_members").values(member).execute();
  return desk.call<Agent>("GET", `/agents/${id}`);
}

const getProfile = ({ role, about, email, phone, extension, version }: Agent) => ({
  role,
  about,
  email,
  phone,
  extension,
  version,
});

const PHOTO = "image/jpeg";
const upload = async (desk: Desk, path: string, width = 640, height = 640): Promise<{ photo: string }> =>
  desk.call<{ photo: string }>("POST", path, await createPhoto({ width, height, hue: getNumber() % 256 }), PHOTO);

/** After the upload, the page shows a photo with a new address. */
async function addPhoto(id: number, page: string): Promise<SeenCase> {
  const body = await createPhoto({ width: 640, height: 640, hue: getNumber() % 256 });
  return { params: { id }, body, type: PHOTO, page, shows: '<img src="/photos/profiles/' };
}

async function removePhoto(desk: Desk, kind: "offices" | "agents", id: number, page: string): Promise<SeenCase> {
  const { photo } = await upload(desk, `/${kind}/${id}/photo`);
  return { params: { id }, page, hides: photo };
}

const PNG = "image/png";
const createLogo = () => createPhoto({ format: "png", width: 320, height: 80, hue: getNumber() % 256 });

interface Logos {
  logo: { path: string; dark: { path: string } | null } | null;
}

const NETWORK_SETTINGS = {
  brand: "",
  legal_notice: "",
  accent_light: "",
  accent_dark: "",
  gtm_id: "",
  ga_id: "",
  fb_pixel_id: "",
};

const REVIEWS = "/locations/florida/tampa/reviews";

async function addReview({ context, fixture }: Desk, status: "pending" | "approved") {
  const text = `They found us buyer number ${getNumber()}.`;
  const id = await insertReview(context, { office_id: fixture.offices.tampa, text, status });
  return { id, text };
}

const createRedirect = (desk: Desk) => {
  const number = getNumber();
  const redirect = { from_pattern: `/old-${number}`, to_pattern: "/about/our-team", status: 301 };
  return desk.call<{ id: number; version: string }>("POST", "/redirects", redirect).then((saved) => ({
    ...redirect,
    ...saved,
    page: follow(desk, redirect.from_pattern),
  }));
};

export const NETWORK_SEEN: SeenByOthers = {
  async createDeskOffice() {
    const number = getNumber();
    const place = { locality: "Miami", region_slug: "florida" };
    const body = { name: `Opened office ${number}`, email: "open@offices.test", slug: `opened-${number}`, ...place };
    return { body, page: "/locations/florida", shows: body.name };
  },
  async changeDeskOffice(desk) {
    const { id, version, path } = await openOffice(desk);
    const heading = `On the bay, ${getNumber()}`;
    return { params: { id }, body: { version, heading }, page: path, shows: heading };
  },
  async closeOffice(desk) {
    const { id, version, path } = await openOffice(desk);
    const body = { receiver_id: desk.fixture.offices.tampa, agents: "move", version };
    return { params: { id }, body, page: follow(desk, path), shows: '"to":"/locations/florida/tampa"' };
  },
  async reopenOffice(desk) {
    const { id, version, name } = await openOffice(desk);
    const closing = { receiver_id: desk.fixture.offices.tampa, agents: "move", version };
    const closed = await desk.call<Office>("POST", `/offices/${id}/closing`, closing);
    const body = { brings_back: true, version: closed.version };
    return { params: { id }, body, page: "/locations/florida", shows: String(name) };
  },
  async changeOfficeSlug(desk) {
    const { id, version, path } = await openOffice(desk);
    const slug = `renamed-${getNumber()}`;
    return { params: { id }, body: { slug, version }, page: follow(desk, path), shows: `/locations/florida/${slug}` };
  },
  async previewVisitPhone(desk) {
    const { id, path, phone } = await openOffice(desk);
    return { params: { id }, body: { address: path }, page: path, stays: String(phone), previews: String(phone) };
  },
  async findTerritoryOverlaps(desk) {
    const { id, version, path, name } = await openOffice(desk);
    const territory = String(10_000 + getNumber());
    await desk.call("PUT", `/offices/${id}`, { version, territory });
    return { body: { territory, office_id: null }, page: path, stays: String(name), previews: String(name) };
  },
  addOfficePhoto: async (desk) => {
    const { id, path } = await openOffice(desk);
    return addPhoto(id, path);
  },
  removeOfficePhoto: async (desk) => {
    const { id, path } = await openOffice(desk);
    return removePhoto(desk, "offices", id, path);
  },

  async createDeskAgent({ fixture }) {
    const number = getNumber();
    const body = { name: `Nora Number${number}`, email: "nora@agents.test", office_id: fixture.offices.miami };
    return { body, page: "/locations/florida/miami/about/our-team", shows: body.name };
  },
  async changeDeskAgent(desk) {
    const agent = await openAgent(desk);
    const about = `I ran bakery number ${getNumber()}.`;
    return {
      params: { id: agent.id },
      body: { ...getProfile(agent), about },
      page: `/agents/${agent.slug}`,
      shows: about,
    };
  },
  async moveAgent(desk) {
    const { id, version, name } = await openAgent(desk);
    const body = { office_id: desk.fixture.offices.tampa, records: "follow", receiver_id: null, version };
    return { params: { id }, body, page: "/locations/florida/tampa/about/our-team", shows: String(name) };
  },
  async retireAgent(desk) {
    const { id, version, name } = await openAgent(desk);
    const body = { receiver_id: null, version };
    return { params: { id }, body, page: "/locations/florida/miami/about/our-team", hides: String(name) };
  },
  async reinstateAgent(desk) {
    const { id, version, name } = await openAgent(desk);
    const retired = await desk.call<Agent>("POST", `/agents/${id}/retirement`, { receiver_id: null, version });
    const body = { brings_back: true, version: retired.version };
    return { params: { id }, body, page: "/locations/florida/miami/about/our-team", shows: String(name) };
  },
  async changeAgentSlug(desk) {
    const { id, version, slug } = await openAgent(desk);
    const next = `renamed-agent-${getNumber()}`;
    return {
      params: { id },
      body: { slug: next, version },
      page: follow(desk, `/agents/${slug}`),
      shows: `/agents/${next}`,
    };
  },
  addAgentPhoto: async (desk) => {
    const { id, slug } = await openAgent(desk);
    return addPhoto(id, `/agents/${slug}`);
  },
  removeAgentPhoto: async (desk) => {
    const { id, slug } = await openAgent(desk);
    return removePhoto(desk, "agents", id, `/agents/${slug}`);
  },

  async changeHeadOffice(desk) {
    const { name, version } = await desk.call<{ name: string; version: string }>("GET", "/head-office");
    const address = `${getNumber()} Clematis Street, West Palm Beach`;
    const body = { name, email: "hello@network.test", phone: "(561) 555-0188", address, version };
    return { body, page: "/contact-us", shows: address };
  },
  async changeNetworkSettings(desk) {
    const { version } = await desk.call<{ version: string }>("GET", "/network-settings");
    const legal_notice = `Harbor LLC, No. ${getNumber()}`;
    return { body: { ...NETWORK_SETTINGS, legal_notice, version }, page: "/contact-us", shows: legal_notice };
  },
  addNetworkLogo: async () => {
    const params = { scheme: "light" };
    return { params, body: await createLogo(), type: PNG, page: "/contact-us", shows: '<img src="/photos/logos/' };
  },
  async removeNetworkLogo(desk) {
    await desk.call("POST", "/network-settings/logo/light", await createLogo(), PNG);
    const { logo } = await desk.call<Logos>("POST", "/network-settings/logo/dark", await createLogo(), PNG);
    return { params: { scheme: "dark" }, page: "/contact-us", hides: logo?.dark?.path ?? "" };
  },
  async sendMailTest(desk) {
    const { id } = desk.fixture.staff.head_office;
    const { db } = desk.context;
    const { email } = await db.selectFrom("accounts").select("email").where("id", "=", id).executeTakeFirstOrThrow();
    return { page: () => readMails(desk, email), shows: "Your mail server works" };
  },
  async dismissSetUp(desk) {
    return { page: () => desk.read("/set-up"), shows: '"is_dismissed":true' };
  },
  async reopenSetUp(desk) {
    await desk.call("PUT", "/set-up/dismissed");
    return { page: () => desk.read("/set-up"), hides: '"is_dismissed":true' };
  },

  async inviteReview(desk) {
    const { context, fixture } = desk;
    const number = 700_000 + getNumber();
    const sold_at = new Date("2026-10-01T12:00:00Z");
    await insertListing(context.db, { number, office_id: fixture.offices.miami, status: "sold", sold_at });
    const email = `client.${number}@company.internal`;
    const body = { listing_number: number, name: "June Whitfield", email, locale: "en-US" };
    return { body, page: () => readMails(desk, email), shows: "/locations/florida/miami/reviews?token=" };
  },
  async approveReview(desk) {
    const { id, text } = await addReview(desk, "pending");
    return { params: { id }, page: REVIEWS, shows: text };
  },
  async rejectReview(desk) {
    const { id, text } = await addReview(desk, "approved");
    return { params: { id }, body: { reason: "Not a client." }, page: REVIEWS, hides: text };
  },
  async replyToReview(desk) {
    const { id } = await addReview(desk, "approved");
    const text = `Thank you, client number ${getNumber()}.`;
    return { params: { id }, body: { text }, page: REVIEWS, shows: text };
  },

  async createDeskRedirect(desk) {
    const body = { from_pattern: `/old-${getNumber()}`, to_pattern: "/about/our-team" };
    return { body, page: follow(desk, body.from_pattern), shows: '"/about/our-team"' };
  },
  async changeDeskRedirect(desk) {
    const { id, version, from_pattern, page } = await createRedirect(desk);
    const body = { from_pattern, to_pattern: "/contact-us", status: 301, active: true, version };
    return { params: { id }, body, page, shows: '"/contact-us"' };
  },
  async deleteDeskRedirect(desk) {
    const { id, page } = await createRedirect(desk);
    return { params: { id }, page, hides: '"/about/our-team"' };
  },
  async previewRedirectImport(desk) {
    const { text, from } = createRedirectFile();
    return { body: { text }, page: follow(desk, from), never: '"/about/our-team"' };
  },
  async importRedirects(desk) {
    const { text, from } = createRedirectFile();
    return { body: { text }, page: follow(desk, from), shows: '"/about/our-team"' };
  },
  async dismissMissingPage(desk) {
    const path = `/missing-${getNumber()}`;
    const now = desk.context.clock();
    const row = { path, hits: 12, first_seen_at: now, last_seen_at: now };
    const added = desk.context.db.insertInto("missing_pages").values(row).returning("id");
    const { id } = await added.executeTakeFirstOrThrow();
    return { params: { id }, page: () => desk.read("/missing-pages"), hides: path };
  },
};

function createRedirectFile() {
  const from = `/imported-${getNumber()}`;
  return { from, text: `source,target,status,active\n${from},/about/our-team,301,yes\n` };
}
