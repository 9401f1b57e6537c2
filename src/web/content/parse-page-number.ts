/** Reads the page number from a URL; 1 if it is missing or invalid. */
export function parsePageNumber({ searchParams }: URL): number {
  const number = Number(searchParams.get("page"));
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : 1;
}
