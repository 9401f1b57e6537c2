import { type Network, toHomeUrl } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { getTextLanguage } from "#editions/message-locale.ts";
import { getPagePath } from "../site-map.ts";
import { createThing, type Thing } from "./thing.ts";

export function getNetworkRef({ origin }: Pick<Network, "origin">): Thing {
  return { "@type": "Organization", "@id": `${origin}/#network` };
}

export function describeNetwork({ brand, logo, origin, default_phone }: Network, country: string): Thing {
  return createThing("Organization", {
    "@id": `${origin}/#network`,
    name: brand,
    url: `${origin}/`,
    logo: origin + (logo?.path ?? "/icons/icon-512.png"),
    telephone: default_phone,
    areaServed: createThing("Country", { name: country }),
  });
}

/** Describes the website and its search. */
export function describeWebsite(network: Network, locale: Locale): Thing {
  const home = toHomeUrl(network, locale);
  return createThing("WebSite", {
    name: network.brand,
    url: network.locales.length > 1 ? home : `${home}/`,
    inLanguage: getTextLanguage(locale),
    publisher: getNetworkRef(network),
    potentialAction: createThing("SearchAction", {
      target: createThing("EntryPoint", {
        urlTemplate: `${home}${getPagePath("search")}?q={search_term_string}`,
      }),
      "query-input": "required name=search_term_string",
    }),
  });
}
