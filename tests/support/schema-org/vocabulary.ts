/**
 * The part of schema.org that the site uses: each type with its parents and its own properties, and each property with
 * its allowed types. From schema.org, release 29.
 */
interface TypeFacts {
  parents: readonly string[];
  properties: Record<string, readonly string[]>;
}

const TEXT = ["Text"];
const URL = ["URL"];

export const VOCABULARY: Record<string, TypeFacts> = {
  Thing: {
    parents: [],
    properties: {
      name: TEXT,
      description: TEXT,
      url: URL,
      image: ["URL", "ImageObject"],
      sameAs: URL,
      mainEntityOfPage: ["URL", "CreativeWork"],
      potentialAction: ["Action"],
    },
  },
  Place: {
    parents: ["Thing"],
    properties: {
      address: ["PostalAddress", "Text"],
      geo: ["GeoCoordinates"],
      telephone: TEXT,
      openingHoursSpecification: ["OpeningHoursSpecification"],
      specialOpeningHoursSpecification: ["OpeningHoursSpecification"],
      aggregateRating: ["AggregateRating"],
    },
  },
  AdministrativeArea: { parents: ["Place"], properties: {} },
  Country: { parents: ["AdministrativeArea"], properties: {} },
  Organization: {
    parents: ["Thing"],
    properties: {
      address: ["PostalAddress", "Text"],
      logo: ["URL", "ImageObject"],
      telephone: TEXT,
      areaServed: ["AdministrativeArea", "Place", "Text"],
      parentOrganization: ["Organization"],
      aggregateRating: ["AggregateRating"],
    },
  },
  LocalBusiness: { parents: ["Organization", "Place"], properties: {} },
  Person: {
    parents: ["Thing"],
    properties: { jobTitle: ["Text", "DefinedTerm"], telephone: TEXT, worksFor: ["Organization"] },
  },
  Product: {
    parents: ["Thing"],
    properties: { sku: TEXT, category: ["Text", "URL"], offers: ["Offer"], aggregateRating: ["AggregateRating"] },
  },
  CreativeWork: {
    parents: ["Thing"],
    properties: {
      headline: TEXT,
      inLanguage: ["Text", "Language"],
      datePublished: ["Date", "DateTime"],
      dateModified: ["Date", "DateTime"],
      timeRequired: ["Duration"],
      author: ["Person", "Organization"],
      publisher: ["Organization", "Person"],
      mainEntity: ["Thing"],
      text: TEXT,
    },
  },
  WebSite: { parents: ["CreativeWork"], properties: {} },
  WebPage: { parents: ["CreativeWork"], properties: {} },
  FAQPage: { parents: ["WebPage"], properties: {} },
  Comment: { parents: ["CreativeWork"], properties: {} },
  Question: { parents: ["Comment"], properties: { acceptedAnswer: ["Answer"] } },
  Answer: { parents: ["Comment"], properties: {} },
  Article: { parents: ["CreativeWork"], properties: {} },
  BlogPosting: { parents: ["Article"], properties: {} },
  Action: { parents: ["Thing"], properties: { target: ["EntryPoint", "URL"] } },
  SearchAction: { parents: ["Action"], properties: { query: TEXT } },
  Intangible: { parents: ["Thing"], properties: {} },
  EntryPoint: { parents: ["Intangible"], properties: { urlTemplate: TEXT } },
  Offer: {
    parents: ["Intangible"],
    properties: {
      price: ["Number", "Text"],
      priceCurrency: TEXT,
      availability: ["ItemAvailability"],
      areaServed: ["AdministrativeArea", "Place", "Text"],
      seller: ["Organization", "Person"],
    },
  },
  AggregateRating: {
    parents: ["Intangible"],
    properties: {
      ratingValue: ["Number", "Text"],
      reviewCount: ["Integer"],
      bestRating: ["Number", "Text"],
      worstRating: ["Number", "Text"],
    },
  },
  BreadcrumbList: { parents: ["Intangible"], properties: { itemListElement: ["ListItem", "Text", "Thing"] } },
  ListItem: { parents: ["Intangible"], properties: { position: ["Integer", "Text"], item: ["Thing", "URL"] } },
  PostalAddress: {
    parents: ["Intangible"],
    properties: {
      streetAddress: TEXT,
      addressLocality: TEXT,
      addressRegion: TEXT,
      postalCode: TEXT,
      addressCountry: ["Country", "Text"],
    },
  },
  GeoCoordinates: {
    parents: ["Intangible"],
    properties: { latitude: ["Number", "Text"], longitude: ["Number", "Text"] },
  },
  OpeningHoursSpecification: {
    parents: ["Intangible"],
    properties: {
      dayOfWeek: ["DayOfWeek"],
      opens: ["Time"],
      closes: ["Time"],
      validFrom: ["Date"],
      validThrough: ["Date"],
    },
  },
};

/** Types whose values are URLs of schema.org. */
export const ENUMERATIONS: Record<string, readonly string[]> = {
  DayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "PublicHolidays"],
  ItemAvailability: ["InStock", "LimitedAvailability", "SoldOut", "Discontinued", "PreOrder", "OutOfStock"],
};

/** Properties that search engines require for a rich result. */
export const REQUIRED: Record<string, readonly string[]> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  LocalBusiness: ["name"],
  Person: ["name"],
  Product: ["name", "offers"],
  Offer: ["availability", "seller"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BlogPosting: ["headline", "datePublished", "author", "publisher"],
  AggregateRating: ["ratingValue", "reviewCount"],
  PostalAddress: ["addressLocality", "addressRegion"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: ["opens", "closes"],
};

/** Further required properties of a page's main object. */
export const REQUIRED_ALONE: Record<string, readonly string[]> = {
  LocalBusiness: ["url", "telephone", "address", "geo", "image", "parentOrganization"],
  Person: ["url", "worksFor"],
  Product: ["url", "description", "image", "sku"],
};
