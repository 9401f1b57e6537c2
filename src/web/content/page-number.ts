/** The page that an address asks for; the first where it asks for none, or for nonsense. */
export function pageNumber({ searchParams }: URL): number {
  const asked = Number(searchParams.get("page"));
  return Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1;
}
