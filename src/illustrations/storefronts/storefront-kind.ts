/** The kinds of building, as they appear in image paths. Never rename one within a version. */
export const storefrontKinds = [
  "restaurant",
  "cafe",
  "bar",
  "garage",
  "fuel",
  "salon",
  "shop",
  "grocery",
  "workshop",
  "office",
  "depot",
  "clinic",
  "school",
  "farm",
  "hotel",
  "website",
  "yard",
  "leisure",
] as const;

export type StorefrontKind = (typeof storefrontKinds)[number];

/** Category slugs, then subcategory slugs that differ from their category's kind. */
const kindBySlug: Readonly<Record<string, StorefrontKind>> = {
  "automotive-boat": "garage",
  "car-washes": "fuel",
  "gas-stations": "fuel",
  "truck-stops": "fuel",
  "equipment-rental-dealers": "yard",
  "junk-salvage-yards": "yard",
  "towing-companies": "depot",

  "beauty-personal-care": "salon",

  "building-construction": "yard",
  "building-material-hardware-stores": "shop",

  "communication-media": "office",

  "education-children": "school",

  "entertainment-recreation": "leisure",
  "art-galleries": "shop",
  "banquet-halls": "hotel",
  casinos: "hotel",

  "financial-services": "office",
  "check-cashing": "shop",

  "food-restaurants": "restaurant",
  bakeries: "cafe",
  "bars-pubs-taverns": "bar",
  breweries: "bar",
  "coffee-shops-cafes": "cafe",
  "donut-shops": "cafe",
  "ice-cream-frozen-yogurt": "cafe",
  "juice-bars": "cafe",

  "health-care-fitness": "clinic",
  "dance-pilates-yoga-studios": "leisure",
  "gyms-fitness-centers": "leisure",

  manufacturing: "workshop",

  "online-technology": "website",
  "cell-phone-computer-repair": "shop",

  "pet-services": "farm",
  "pet-grooming": "salon",
  "pet-stores-supply": "shop",

  retail: "shop",
  "convenience-stores": "grocery",
  "grocery-supermarkets": "grocery",
  "health-food-nutrition": "grocery",
  "nursery-garden-centers": "farm",

  "service-businesses": "office",
  catering: "restaurant",
  "commercial-laundry": "workshop",
  "dry-cleaners": "shop",
  "landscaping-yard": "yard",
  "laundromats-coin-laundry": "shop",
  locksmith: "shop",
  "waste-management-recycling": "depot",

  "transportation-storage": "depot",
  "wholesale-distributors": "depot",

  agriculture: "farm",
  travel: "hotel",
};

const fallbackKind: StorefrontKind = "shop";

/** Returns the kind of building for a listing's category or, if more specific, its subcategory. */
export function getStorefrontKind(categorySlug: string, subcategorySlug: string | null): StorefrontKind {
  const slugs = subcategorySlug ? [subcategorySlug, categorySlug] : [categorySlug];
  const known = slugs.find((slug) => Object.hasOwn(kindBySlug, slug));
  return known ? (kindBySlug[known] as StorefrontKind) : fallbackKind;
}

export function isStorefrontKind(word: string): word is StorefrontKind {
  return (storefrontKinds as readonly string[]).includes(word);
}
