/** Writes the region of a postal code into the field that `data-fills-region` names, unless a region is in it. */
export async function fillRegion({ value, form, dataset }: HTMLInputElement): Promise<void> {
  const field = form?.elements.namedItem(dataset.fillsRegion ?? "");
  if (!(field instanceof HTMLInputElement) || field.value || !value.trim()) return;
  const headers = { "Accept-Language": document.documentElement.lang };
  const response = await fetch(`/api/geo?${new URLSearchParams({ q: value })}`, { headers });
  const { data } = (await response.json()) as { data: { state: string }[] };
  const region = [...(field.list?.options ?? [])].find(({ dataset }) => dataset.slug === data[0]?.state);
  if (region && !field.value) field.value = region.value;
}
