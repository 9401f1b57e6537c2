import type { Config } from "#config/env.ts";
import type { Db } from "#db/connect.ts";
import { findSession } from "#domain/accounts/sessions/find-session.ts";
import { SESSION_MAX_MS } from "#domain/accounts/sessions/session.ts";
import type { Viewer } from "#domain/context.ts";
import { getLanguagePrefix, type Locales, parseLocale } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { addLocalePrefix } from "#guards/no-page.ts";
import { countOutcome, enforceLimits } from "#integrations/enforce-limits.ts";
import type { RateLimiter } from "#integrations/rate-limiter.ts";
import { TooMany } from "#lib/errors.ts";
import { formatBrowserProofCookie } from "#lib/known-browser-cookie.ts";
import { formatSessionCookie } from "#lib/session-cookie.ts";
import { runSpan } from "#lib/tracing.ts";
import { parsePageAddress } from "#web/address-keys.ts";
import type { ClientAssets } from "#web/document/document.tsx";
import { createPageRouter } from "#web/document/page-router.ts";
import type { PageCall, renderPage } from "#web/document/render-page.tsx";
import { PageResponse } from "#web/document/responses.ts";
import type { PageRequest, PageSession } from "#web/request-context.ts";
import type { Services } from "../bootstrap.ts";
import { localizeAssets } from "./built-locales.ts";
import { renderErrorPage } from "./error-page.ts";
import type { CheckForm } from "./form-limits.ts";
import type { LocaleScope } from "./locale-scope.ts";
import { isPersonal } from "./personal-pages.ts";

/** A rendered page and the tags it depends on. */
export interface RenderedPage {
  response: PageResponse;
  tags: ReadonlySet<string>;
}

/** The client of a request. A public page must not depend on it, but forms, personal pages and logs may. */
export interface RequestOrigin {
  address: string;
  request_id: string;
  /** The secret in the session cookie. */
  secret: string | null;
  /** The proof in the cookie of a browser that an account has signed in with. */
  browser?: string | null;
  /** The number of a listing that is shown in any status, for the desk's preview. */
  preview?: number;
  /** Whether that listing shows what a buyer sees after signing its NDA. */
  previews_confidential?: boolean;
  /** For the desk's preview of a text: the transaction with the unpublished change. */
  db?: Db;
}

export type PageRenderer = (call: PageCall, requester: RequestOrigin) => Promise<RenderedPage>;

/** The site's browser files, the locales that they were built in, and the current locale. */
interface Pages {
  assets: ClientAssets;
  pages(): Promise<typeof renderPage>;
  built: Locales | null;
  localeScope: Pick<LocaleScope, "run">;
}

type Setting = Pick<Services, "context" | "map"> & { limiter: RateLimiter };

/**
 * Renders pages. A public page depends only on its address: it is given no cookie, header or unknown query key, and it
 * sets no cookie. Forms and personal pages get their viewer from the session cookie and are never cached.
 */
export function createPageRenderer(
  { edition, public_origin, recaptcha }: Pick<Config, "edition" | "public_origin" | "recaptcha">,
  { context: platform, map, limiter }: Setting,
  { assets, pages, built, localeScope }: Pages,
  createFormCheck: CheckForm,
): PageRenderer {
  const isSecure = public_origin.startsWith("https:");
  const { locales } = platform.network;
  const match = createPageRouter(edition.locations_segment);
  const setups = new Map(locales.map((locale) => [locale, { match, assets: localizeAssets(assets, locale, built) }]));

  const render: PageRenderer = (call, requester) => {
    const locale = parseLocale(call.url.pathname, locales) ?? locales[0];
    return localeScope.run(locale, () =>
      runSpan("page", "internal", { locale }, () => renderIn(locale, call, requester)),
    );
  };

  const renderIn = async (
    locale: Locale,
    call: PageCall,
    { address, request_id, secret, browser = null, preview, previews_confidential = false, db }: RequestOrigin,
  ): Promise<RenderedPage> => {
    const tags = new Set<string>();
    const frame = { brand: platform.network.brand, request_id };
    const session = createSession(secret, browser, isSecure);
    const check = createFormCheck(address);
    let wait: number | null = null;
    const render = async (): Promise<PageResponse> => {
      const viewer: Viewer = (secret && (await findSession(platform, secret))) || { role: "visitor" };
      const metadata: PageRequest = {
        context: {
          ...platform,
          locale,
          viewer,
          previews_confidential,
          ...(preview !== undefined && { preview }),
          ...(db && { db, index: { getCurrent: () => platform.index.getCurrent(db) } }),
        },
        address,
        request_id,
        session,
        enforceLimits: (limits, challenge) =>
          enforceLimits(limiter, limits, {
            address,
            hasSolved: async () => challenge !== undefined && check.isSolved(challenge.action, challenge.answer),
          }).catch((error) => {
            if (error instanceof TooMany) wait = error.retry_after;
            throw error;
          }),
        countOutcome: (limits, work) => countOutcome(limiter, limits, address, work),
        map,
        things: [],
        checkChallenge: check.checkChallenge,
        loads_recaptcha: recaptcha !== null,
        dependsOn: (...more) => {
          for (const tag of more) tags.add(tag);
        },
      };
      return (await pages())(call, metadata, setups.get(locale)!);
    };
    const response = await render().catch((error) => {
      platform.log.error({ err: error, request_id, path: call.url.pathname }, "a page failed");
      return renderErrorPage(error, frame);
    });
    // The address opens the page for anyone who has it, so no other site may learn it.
    if (call.url.searchParams.has("token")) response.headers.set("Referrer-Policy", "same-origin");
    const to = response.headers.get("location");
    if (to) response.headers.set("Location", addPrefixOnce(to, getLanguagePrefix(locale, locales)));
    if (response.status === 500 || response.status === 503) {
      if (!response.headers.has("cache-control")) response.headers.set("Cache-Control", "no-store");
      return { response, tags };
    }
    const retry_after = check.retryAfter() ?? wait;
    if (response.status === 429 && retry_after !== null) response.headers.set("Retry-After", String(retry_after));
    const cookies = session.cookies();
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    if (secret || cookies.length > 0) response.headers.set("Cache-Control", "no-store");
    else if (!response.headers.has("cache-control")) response.headers.set("Cache-Control", "no-cache");
    return { response, tags };
  };

  // A proxy may terminate TLS, so the call's own URL may not be the public one.
  const toPublic = (address: string): URL => new URL(public_origin + address);

  return async ({ url: { pathname, search }, post }, requester) => {
    const whole = pathname + search;
    if (post) {
      const posted = new Request(public_origin + whole, post);
      posted.headers.delete("cookie");
      posted.headers.delete("origin");
      const page = await render({ url: toPublic(whole), post: posted }, requester);
      return post.headers.has(ENHANCED) ? { ...page, response: toEnhancedResponse(page.response) } : page;
    }
    if (isPersonal(pathname)) {
      const page = await render({ url: toPublic(whole), post: null }, requester);
      page.response.headers.set("Cache-Control", "no-store");
      return page;
    }
    const { canonical, hasIgnoredQuery, isPrivate } = parsePageAddress(pathname, search);
    const read = (address: string) => render({ url: toPublic(address), post: null }, { ...requester, secret: null });
    const page = await read(isPrivate ? whole : canonical);
    // Anyone who has the address can see the page, so no proxy or browser may cache it.
    if (isPrivate) page.response.headers.set("Cache-Control", "no-store");
    // Redirects keep the visitor's whole query.
    return hasIgnoredQuery && !isPrivate && isRedirect(page.response) ? read(whole) : page;
  };
}

function createSession(
  secret: string | null,
  browser: string | null,
  isSecure: boolean,
): PageSession & { cookies(): string[] } {
  const cookies: { session?: string; browser?: string } = {};
  return {
    secret,
    browser,
    start(started) {
      cookies.session = formatSessionCookie(started, SESSION_MAX_MS / 1_000, isSecure);
    },
    rememberBrowser(proof) {
      cookies.browser = formatBrowserProofCookie(proof, isSecure);
    },
    end() {
      cookies.session = formatSessionCookie("", 0, isSecure);
    },
    cookies: () => Object.values(cookies),
  };
}

/** The header of a form that the page's script sends (`web/enhance/forms/send-to-page.ts`). */
const ENHANCED = "x-enhanced";

/** Replaces a redirect for such a form, because the script itself opens the next page. */
function toEnhancedResponse(response: PageResponse): PageResponse {
  return isRedirect(response) ? new PageResponse(null, 204, response.headers) : response;
}

/** Adds the language prefix to a redirect, unless it has one already. */
function addPrefixOnce(to: string, prefix: string): string {
  return !prefix || new RegExp(`^${prefix}(?=[/?#]|$)`).test(to) ? to : addLocalePrefix(to, prefix);
}

function isRedirect({ headers }: PageResponse): boolean {
  return headers.has("location");
}
