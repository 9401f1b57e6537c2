import displayFont from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, type LoaderFunctionArgs, Outlet, Scripts, useActionData } from "react-router";
import { getPluginIds } from "#domain/content/settings/website-settings.ts";
import type { Context } from "#domain/context.ts";
import { listOffices } from "#domain/offices/office-directory.ts";
import { listCountrySites } from "#editions/country-sites.ts";
import { formatLocale } from "#editions/format-locale.ts";
import { getLanguagePrefix } from "#editions/language-prefix.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import { followRedirects } from "./browser/in-app-redirects.ts";
import { usePlugins } from "./browser/plugins/use-plugins.ts";
import { useRefreshUserInfo } from "./browser/user-info/use-user-info.ts";
import { useRecordVisit } from "./browser/visit/use-visit.ts";
import { Dialogs } from "./components/account/dialogs.tsx";
import { LoginFromQuery, RejectedLogin } from "./components/account/login-from-query.tsx";
import { PageError } from "./components/site/page-error.tsx";
import { ScrollPosition } from "./components/site/scroll-position.tsx";
import { getLocationsPath } from "./mounts/sites.ts";
import { createPageAction } from "./page-loader.ts";
import { signInFromPage } from "./pages/account/sign-in-from-page.ts";
import { pageRequestContext } from "./request-context.ts";
import { type Shell, useShell } from "./shell.ts";
import stylesheet from "./styles/app.css?url";

export async function loader({ context }: LoaderFunctionArgs): Promise<Shell> {
  const { context: domain, dependsOn } = context.get(pageRequestContext);
  // The footer lists the states that have an office.
  dependsOn("offices", "content");
  const { edition, network, locale } = domain;
  const served = new Set((await listOffices(domain)).map(({ state_slug }) => state_slug));
  return {
    brand: network.brand,
    phone: network.default_phone,
    origin: network.origin,
    locale,
    prefix: getLanguagePrefix(locale, network.locales),
    locales: network.locales,
    country: edition.code,
    format_locale: formatLocale(edition, locale),
    currency: edition.currency,
    distance_unit: edition.distance_unit,
    locations_path: getLocationsPath(domain),
    served_regions: edition.regions.filter(({ slug }) => served.has(slug)).map(({ slug, name }) => ({ slug, name })),
    head_office: network.head_office_address ?? edition.head_office.text,
    office_label: translateEditionWord(locale, edition.office_label),
    postal_code: {
      label: translateEditionWord(locale, edition.postal_code.label),
      example: edition.postal_code.example,
    },
    region_word: edition.region_word,
    countries: listCountrySites(domain),
    plugins: await getPlugins(domain),
    year: domain.clock().getUTCFullYear(),
  };
}

/** The sign-in form posts to the home page, the only page whose action is the root's. */
export const action = createPageAction(signInFromPage);

async function getPlugins(context: Context): Promise<Shell["plugins"]> {
  const ids = await getPluginIds(context);
  const isUsed = ids.gtm_id || ids.ga_id || ids.fb_pixel_id;
  return isUsed ? { ids, consent: context.edition.consent } : null;
}

export const shouldRevalidate = () => false;

export const clientMiddleware = [followRedirects];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  return (
    <html
      lang={shell.locale}
      dir="ltr"
      data-locations={shell.locations_path.slice(1)}
      data-prefix={shell.prefix || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} precedence="site" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14171c" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollPosition />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useRecordVisit();
  usePlugins();
  useRefreshUserInfo();
  const rejected = useActionData<typeof action>();
  return (
    <RejectedLogin value={rejected}>
      <Outlet />
      <LoginFromQuery />
      <Dialogs />
    </RejectedLogin>
  );
}

export function ErrorBoundary() {
  return <PageError isFramed />;
}
