import type { Locale } from "#editions/locales.ts";
import { listManifestIcons } from "#lib/manifest-icons.ts";
import { m } from "#messages/messages.js";

/** The web app manifest for installing the desk on a phone, separately from the site. */
export function createDeskManifest(brand: string, locale: Locale, hasLogo: boolean) {
  const name = `${brand} ${m.desk_title()}`;
  return {
    id: "/desk",
    name,
    short_name: m.desk_title(),
    lang: locale,
    start_url: "/desk/leads",
    scope: "/desk",
    display: "standalone",
    background_color: "#faf6ef",
    theme_color: "#1d5c4d",
    icons: listManifestIcons(hasLogo),
    shortcuts: [
      { name: m.desk_leads_title(), url: "/desk/leads" },
      { name: m.listings(), url: "/desk/listings" },
      { name: m.desk_ndas_title(), url: "/desk/ndas" },
    ],
  };
}
