import { redirect } from "react-router";
import type { SetUp } from "#domain/network/set-up/show-set-up.ts";
import { getCurrentStaff } from "../../data/auth-provider.ts";
import { call } from "../../data/call.ts";

/**
 * Redirects to the desk's first page: the set-up list for head office while the network is empty, else the leads. It runs
 * before the menu is shown, so that it can't replace a page that the person has chosen.
 */
export async function redirectToFirstPage(): Promise<Response> {
  return redirect((await opensSetUp().catch(() => false)) ? "/network-set-up" : "/leads");
}

async function opensSetUp(): Promise<boolean> {
  const { rights } = await getCurrentStaff();
  return rights.includes("network.write") && (await call<SetUp>("/set-up")).opens_first;
}
