import { useEffect, useRef } from "react";
import { type MiddlewareFunction, Outlet, redirect, useRevalidator } from "react-router";
import { useUserInfo } from "../browser/user-info/use-user-info.ts";
import { BuyerNav } from "../components/buyer/buyer-nav.tsx";
import { stripLanguagePrefix } from "../page-loader.ts";
import { pageRequestContext } from "../request-context.ts";

/** The mount of a buyer's own pages. Without a session, it redirects to sign-in and back. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context: routeContext, url }, next) => {
    const { context } = routeContext.get(pageRequestContext);
    const { pathname, search } = stripLanguagePrefix(url, context);
    const back = encodeURIComponent(pathname + search);
    if (context.viewer.role !== "buyer") throw redirect(`/?login=1&redirect=${back}`, 303);
    return next();
  },
];

/**
 * There is nothing to load, but without a loader, client-side navigation would not run the middleware on the server.
 */
export const loader = () => null;

export default function BuyerMount() {
  useRequireSession();
  return (
    <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 pt-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <BuyerNav />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** Restores a lost token, and leaves the page when the session has ended, here or in another tab. */
function useRequireSession(): void {
  const isKnown = useUserInfo() !== null;
  const wasKnown = useRef(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // The server redirects because the session has ended.
    if (wasKnown.current && !isKnown) void revalidate();
    wasKnown.current = isKnown;
  }, [isKnown, revalidate]);
  useEffect(() => {
    const restore = async (): Promise<void> => {
      const { restoreUserInfo } = await import("../browser/user-info/session.ts");
      if (!(await restoreUserInfo())) await revalidate();
    };
    void restore();
  }, [revalidate]);
}
