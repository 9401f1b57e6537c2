import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import { signInStaff } from "#domain/staff/sign-in/sign-in-staff.ts";
import { createSecret } from "#lib/secrets.ts";
import { createAuthenticator } from "../../authenticator.ts";
import { createSubscription } from "../../push.ts";
import { addStaff } from "../desk-fixture.ts";
import { type Caller, type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

const PASSWORD = "four quiet herons";
const CODES = 10;

/** Someone with a password and a second factor, and another browser that they are signed in with. */
async function openAccount(desk: Desk) {
  const { context } = desk;
  const email = `own.${getNumber()}@desk.internal`;
  const own = await addStaff(context, { staff_role: "head_office", email });
  const password_hash = await context.passwords.hash(PASSWORD);
  await context.db.updateTable("accounts").set({ password_hash }).where("id", "=", own.id).execute();
  const factor = { account_id: own.id, confirmed_at: context.clock(), totp_sealed: null, totp_last_step: null };
  await context.db.insertInto("second_factors").values(factor).execute();
  const other: Caller = { secret: createSecret() };
  await startStaffSession(context, own.id, other.secret, true);
  const session = async () => ((await findViewer(context, other.secret)) ? "signed in" : "signed out");
  return { own, email, session, readMyself: (path: string) => () => desk.read(`/me${path}`, other) };
}

async function addPasskey(desk: Desk, own: Caller) {
  const options = await desk.callAs(own, "POST", "/me/passkeys/options", { password: PASSWORD });
  const response = createAuthenticator(desk.context.network.origin).create(options as never);
  return { name: `Laptop ${getNumber()}`, response };
}

async function addDevice(desk: Desk, own: Caller) {
  const { endpoint, ...keys } = createSubscription(String(getNumber()));
  await desk.callAs(own, "POST", "/me/devices", { endpoint, keys });
  const { data } = await desk.callAs<{ data: { id: string }[] }>(own, "GET", "/me/devices");
  return { id: data[0]?.id ?? "", endpoint };
}

/** Calls on the caller's own account, which they see in another browser. */
export const ACCOUNT_SEEN: SeenByOthers = {
  async changeMyName(desk) {
    const { own, email } = await openAccount(desk);
    const name = `Robin Number${getNumber()}`;
    return {
      as: own,
      body: { name },
      page: () => desk.read(`/staff?${new URLSearchParams({ q: email })}`),
      shows: name,
    };
  },
  async changeMyPassword(desk) {
    const { own, email } = await openAccount(desk);
    const new_password = "seven loud pelicans";
    const signIn = signInStaff.bind(null, desk.context, { email, password: new_password }, null);
    const page = () =>
      signIn().then(
        () => "signed in",
        () => "rejected",
      );
    return { as: own, body: { password: PASSWORD, new_password }, page, shows: "signed in" };
  },
  async renewRecoveryCodes(desk) {
    const { own, readMyself } = await openAccount(desk);
    const shows = `"recovery_codes":${CODES}`;
    return { as: own, body: { password: PASSWORD }, page: readMyself(""), shows };
  },
  async renewSecondFactor(desk) {
    const { own, session } = await openAccount(desk);
    return { as: own, body: { password: PASSWORD }, page: session, shows: "signed out" };
  },
  async endMyOtherSessions(desk) {
    const { own, session } = await openAccount(desk);
    return { as: own, page: session, shows: "signed out" };
  },
  async offerPasskey(desk) {
    const { own, session } = await openAccount(desk);
    return { as: own, body: { password: PASSWORD }, page: session, stays: "signed in", previews: '"challenge"' };
  },
  async addPasskey(desk) {
    const { own } = await openAccount(desk);
    const body = await addPasskey(desk, own);
    return { as: own, body, page: () => desk.read("/me/passkeys", own), shows: body.name };
  },
  async removePasskey(desk) {
    const { own } = await openAccount(desk);
    const { name, response } = await addPasskey(desk, own);
    await desk.callAs(own, "POST", "/me/passkeys", { name, response });
    const page = () => desk.read("/me/passkeys", own);
    const { data } = JSON.parse(await page()) as { data: { id: string }[] };
    return { as: own, params: { id: data[0]?.id ?? "" }, body: { password: PASSWORD }, page, hides: name };
  },
  async addMyDevice(desk) {
    const { own, readMyself } = await openAccount(desk);
    const { endpoint, ...keys } = createSubscription(String(getNumber()));
    return { as: own, body: { endpoint, keys }, page: readMyself("/devices"), shows: endpoint };
  },
  async removeMyDevice(desk) {
    const { own, readMyself } = await openAccount(desk);
    const { id, endpoint } = await addDevice(desk, own);
    return { as: own, params: { id }, page: readMyself("/devices"), hides: endpoint };
  },
  async testMyDevice(desk) {
    const { own } = await openAccount(desk);
    const { id } = await addDevice(desk, own);
    const page = async () => JSON.stringify(desk.context.queue.sent.filter(({ name }) => name === "push-notification"));
    return { as: own, params: { id }, page, shows: id };
  },
};
