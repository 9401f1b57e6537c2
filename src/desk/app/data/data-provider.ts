import type { DataProvider, Identifier } from "ra-core";
import { call } from "./call.ts";

interface Query {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  filter?: Record<string, unknown>;
}

type Rows = { data: never[]; total: number };

/**
 * Builds the query string that `parseListQuery` of the API reads: page, per_page, sort, and each filter by its name.
 */
export function toQueryString({ pagination, sort, filter = {} }: Query): string {
  const query = new URLSearchParams();
  if (pagination) {
    query.set("page", String(pagination.page));
    query.set("per_page", String(pagination.perPage));
  }
  if (sort) query.set("sort", `${sort.order === "DESC" ? "-" : ""}${sort.field}`);
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  return `?${query}`;
}

const toPath = (resource: string, id?: Identifier): string =>
  `/${resource}${id === undefined ? "" : `/${encodeURIComponent(id)}`}`;

const fetchOne = async (resource: string, id: Identifier) => ({ data: await call<never>(toPath(resource, id)) });

/**
 * Maps ra-core's calls to the API: `GET` and `POST` at `/api/desk/{name}`; `GET`, `PUT` and `DELETE` at
 * `/api/desk/{name}/{id}`.
 */
export const dataProvider: DataProvider = {
  getList: (resource, request) => call<Rows>(toPath(resource) + toQueryString(request)),
  getOne: (resource, { id }) => fetchOne(resource, id),
  getMany: async (resource, { ids }) => ({
    data: await Promise.all(ids.map(async (id) => (await fetchOne(resource, id)).data)),
  }),
  getManyReference: (resource, { target, id, ...request }) =>
    call<Rows>(toPath(resource) + toQueryString({ ...request, filter: { ...request.filter, [target]: id } })),
  create: async (resource, { data }) => ({ data: await call<never>(toPath(resource), "POST", data) }),
  update: async (resource, { id, data }) => ({ data: await call<never>(toPath(resource, id), "PUT", data) }),
  updateMany: async (resource, { ids, data }) => {
    await Promise.all(ids.map((id) => call(toPath(resource, id), "PUT", data)));
    return { data: ids };
  },
  delete: async (resource, { id, previousData }) => {
    await call(toPath(resource, id), "DELETE");
    return { data: (previousData ?? { id }) as never };
  },
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => call(toPath(resource, id), "DELETE")));
    return { data: ids };
  },
};
