/** The page that an address asks for; the first where it asks for none, or for nonsense. */
export function pageNumber({ searchParams }: URL): number {
  const query = Number(searchParams.get("page"));
  return Number.isInteger(query) && query > 0 && query < 100_000 ? query : 1;
}
