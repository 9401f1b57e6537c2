import { parseOwnPath } from "#guards/own-path.ts";
import { Island } from "../../document/island.tsx";
import { useActionData, usePageAddress } from "../../document/page-data.ts";
import type { signInFromPage } from "../../pages/account/sign-in-from-page.ts";

/** Returns whether the page's URL opens the sign-in dialog. */
export function useLoginQuery(): boolean {
  return new URLSearchParams(usePageAddress().search).get("login") === "1";
}

/** The sign-in dialog of any page with `login=1` in its URL. */
export function LoginFromQuery() {
  const isOpen = useLoginQuery();
  const { pathname, search } = usePageAddress();
  const rejected = useActionData<typeof signInFromPage>();
  if (!isOpen) return null;
  const { redirect, rest } = splitLoginQuery(search);
  // Only the home page's action signs in.
  const props = { pathname, rest, redirect, rejected: pathname === "/" ? rejected : undefined };
  return <Island name="account-dialog" when="load" props={props} />;
}

/** Splits a query into the page after sign-in and the page's own query. */
export function splitLoginQuery(search: string): { redirect: string | null; rest: string } {
  const params = new URLSearchParams(search);
  const redirect = parseOwnPath(params.get("redirect"));
  params.delete("login");
  params.delete("redirect");
  return { redirect, rest: params.toString() && `?${params}` };
}
