/**
 * Where the script lists the listings that this browser has shown before (`enhance/listing-tools/viewed-listings.ts`).
 *
 * @param shown a listing's place and price, on its own page.
 */
export function ViewedListings({ shown }: { shown?: string }) {
  return <section data-viewed={shown ?? ""} hidden className="mt-16 no-print" />;
}
