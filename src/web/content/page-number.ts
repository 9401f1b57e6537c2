/** Reads the page number from a URL; 1 if it is missing or invalid. */
export function pageNumber({ searchParams }: URL): number {
  const query = Number(searchParams.get("page"));
  return Number.isInteger(query) && query > 0 && query < 100_000 ? query : 1;
}
