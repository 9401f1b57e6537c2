import { useQuery } from "@tanstack/react-query";
import { call } from "../data/call.ts";

export type Choices = readonly (readonly [value: string, label: string])[];

interface NamedRecord {
  id: number;
  name: string;
}

const PER_PAGE = 100;

/** Every record of a resource that the signed-in person may see, as options for a select. Empty while loading. */
export function useChoices(resource: string, filter: Record<string, string> = {}, isEnabled = true): Choices {
  const { data } = useQuery({
    queryKey: ["choices", resource, filter],
    queryFn: () => fetchAll(resource, filter),
    enabled: isEnabled,
    staleTime: 60_000,
  });
  return data ?? [];
}

async function fetchAll(resource: string, filter: Record<string, string>): Promise<Choices> {
  const rows: NamedRecord[] = [];
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({ ...filter, page: String(page), per_page: String(PER_PAGE), sort: "name" });
    const { data, total } = await call<{ data: NamedRecord[]; total: number }>(`/${resource}?${query}`);
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return rows.map(({ id, name }) => [String(id), name] as const);
  }
}
