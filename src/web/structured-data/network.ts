import { homeUrl, type Network } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { type Thing, thing } from "./thing.ts";

/** A reference to the network by its id. */
export function networkRef({ origin }: Pick<Network, "origin">): Thing {
  return { "@type": "Organization", "@id": `${origin}/#network` };
}

export function networkThing({ brand, origin, default_phone }: Network, country: string): Thing {
  return thing("Organization", {
    "@id": `${origin}/#network`,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    telephone: default_phone,
    areaServed: thing("Country", { name: country }),
  });
}

/** Describes the website and its search. */
export function websiteThing(network: Network, locale: Locale): Thing {
  const home = homeUrl(network, locale);
  return thing("WebSite", {
    name: network.brand,
    url: network.locales.length > 1 ? home : `${home}/`,
    inLanguage: locale,
    publisher: networkRef(network),
    potentialAction: thing("SearchAction", {
      target: thing("EntryPoint", {
        urlTemplate: `${home}/buy-a-business/business-listing-search?q={search_term_string}`,
      }),
      "query-input": "required name=search_term_string",
    }),
  });
}
