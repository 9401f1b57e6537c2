import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { getPluginIds } from "#domain/content/settings/website-settings.ts";
import type { Context } from "#domain/context.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { getTextLanguage } from "#editions/message-locale.ts";
import { LoginFromQuery } from "../components/account/login-from-query.tsx";
import { ErrorContent } from "../components/site/error-content.tsx";
import { type PageContact, PageContactContext } from "../components/site/page-contact.ts";
import { Frame } from "../mounts/frames.tsx";
import { resolveNetworkSite, resolveSite } from "../mounts/resolve-site.ts";
import { type PageInfo, PageInfoContext } from "../page-info.ts";
import type { PageArgs } from "../page-loader.ts";
import type { PageRequest } from "../request-context.ts";
import { type Shell, ShellContext } from "../shell.ts";
import type { Site } from "../site.ts";
import type { Mount } from "../site-map/page.ts";
import type { MountedPage } from "../site-map.ts";
import { renderHeadLinks } from "../structured-data/head-links.ts";
import { buildContentSecurityPolicy } from "./content-security-policy.ts";
import { type ClientAssets, Document } from "./document.tsx";
import { loadPage, submitPage } from "./load-page.ts";
import { loadShell } from "./load-shell.ts";
import { type PageData, PageDataContext } from "./page-data.ts";
import { type PageError, toPageError } from "./page-error.ts";
import { getPageModule } from "./page-modules.ts";
import type { PageMatch } from "./page-router.ts";
import { DataWithStatus, PageResponse, withStatus } from "./responses.ts";
import { SPECULATION_RULES_PATH } from "./speculation-rules.ts";

/** A call of a page: its whole address, and the request with the form if one was posted. */
export interface PageCall {
  url: URL;
  post: Request | null;
}

/** What all pages in a language have in common. */
export interface PageSetup {
  match(path: string): PageMatch | null;
  assets: ClientAssets;
}

/** Everything that a page's document is rendered from. */
interface Rendering {
  setup: PageSetup;
  metadata: PageRequest;
  shell: Shell;
  site: Site;
  data: PageData;
  contact: PageContact | null;
  status: number;
}

/**
 * Serves a page: finds its site, runs its action for a form, runs its loader, and renders it to one string. A redirect
 * or an expected error (404, 410, 422, 429) is a response, too.
 *
 * @throws every unexpected error.
 */
export async function renderPage(call: PageCall, metadata: PageRequest, setup: PageSetup): Promise<PageResponse> {
  const url = stripLanguagePrefix(call.url, metadata.context);
  const match = setup.match(url.pathname);
  let site: Site | null = null;
  try {
    if (!match) throw withStatus(null, 404);
    site = await resolveSite(match, { metadata, url });
    return await renderMatch(call, { match, site, url, metadata, setup });
  } catch (error) {
    if (error instanceof PageResponse) return error;
    const expected = toPageError(error);
    if (!expected) throw error;
    // The site doesn't exist, and any change may create it.
    if (!site) metadata.dependsOn("*");
    const [shell, shown] = await Promise.all([
      loadShell(metadata),
      site && match?.page.mount !== "logo" ? site : resolveNetworkSite(metadata.context),
    ]);
    const data = { pathname: url.pathname, search: url.search, loaded: undefined, acted: undefined };
    return renderError(expected, { setup, metadata, shell, site: shown, data, contact: null, status: expected.status });
  }
}

interface Matched {
  match: PageMatch;
  site: Site;
  url: URL;
  metadata: PageRequest;
  setup: PageSetup;
}

async function renderMatch({ post }: PageCall, { match, site, url, metadata, setup }: Matched): Promise<PageResponse> {
  const { page, params } = match;
  const module = getPageModule(page);
  const args: PageArgs = {
    context: metadata.context,
    site,
    url,
    post: params.post ?? "",
    document: params.document ?? "",
    region: params.state ?? "",
    slug: params.page_slug ?? params.marketingCustomPageSlug ?? params.customPageSlug ?? params.blog ?? "",
    template: params.template_slug ?? "",
    metadata,
    dependsOn: metadata.dependsOn,
    describe: (...things) => void metadata.things.push(...things),
  };
  const acted = post?.method === "POST" ? await submitPage(module, args, post) : undefined;
  if (acted instanceof PageResponse) return acted;
  const [shell, result] = await Promise.all([loadShell(metadata), loadPage(module, args)]);
  const loaded = result instanceof DataWithStatus ? result.data : result;
  const status = [acted, result].find((data) => data instanceof DataWithStatus)?.status ?? 200;
  const data: PageData = {
    pathname: url.pathname,
    search: url.search,
    loaded,
    acted: acted instanceof DataWithStatus ? acted.data : acted,
  };
  const Page = module.default;
  const contact = module.getContact?.(loaded as never) ?? null;
  return respond({ setup, metadata, shell, site, data, contact, status }, page, <Page />);
}

function renderError(error: PageError, rendering: Rendering): Promise<PageResponse> {
  return respond(rendering, null, <ErrorContent error={error} site={rendering.site} />);
}

async function respond(rendering: Rendering, page: MountedPage | null, content: ReactNode): Promise<PageResponse> {
  const { metadata, status } = rendering;
  const { context, things, loads_recaptcha } = metadata;
  const rendered = renderDocument(rendering, page?.mount ?? "network", content);
  const links = status === 200 && page ? renderHeadLinks({ html: rendered, page, things, reader: context }) : "";
  const html = links ? rendered.replace("</head>", () => `${links}</head>`) : rendered;
  const https = context.network.origin.startsWith("https:");
  const allowed = { https, recaptcha: loads_recaptcha, plugins: await getPluginIds(context) };
  return new PageResponse(html, status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": getTextLanguage(context.locale),
    "Content-Security-Policy": buildContentSecurityPolicy(allowed),
    "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
  });
}

function renderDocument({ setup, shell, site, data, contact }: Rendering, mount: Mount, content: ReactNode): string {
  const info = pickPageInfo(shell);
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <ShellContext value={shell}>
      <PageInfoContext value={info}>
        <PageDataContext value={data}>
          <Document shell={shell} info={info} assets={setup.assets}>
            <PageContactContext value={contact}>
              <Frame mount={mount} site={site}>
                {content}
              </Frame>
            </PageContactContext>
            <LoginFromQuery />
          </Document>
        </PageDataContext>
      </PageInfoContext>
    </ShellContext>,
  )}`;
}

/** Returns only what islands need, because every page contains it. */
function pickPageInfo(shell: Shell): PageInfo {
  const { origin, locale, prefix, country, preselected_country, country_codes } = shell;
  const { format_locale, currency, distance_unit, postal_code, region_word, name_order } = shell;
  return {
    origin,
    locale,
    prefix,
    country,
    preselected_country,
    country_codes,
    format_locale,
    currency,
    distance_unit,
    postal_code,
    region_word,
    name_order,
  };
}

/** Removes the language prefix from a URL. It is added to links and redirects. */
function stripLanguagePrefix(url: URL, { network }: Pick<Context, "network">): URL {
  const { prefix, path } = splitLanguage(url.pathname, network.locales);
  if (!prefix) return url;
  const stripped = new URL(url);
  stripped.pathname = path;
  return stripped;
}
