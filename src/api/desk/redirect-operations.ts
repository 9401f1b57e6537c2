import type { Context } from "#domain/context.ts";
import type { RedirectQuery } from "#domain/redirects/desk-redirect-queries.ts";
import { type DeskRedirect, findDeskRedirect, listDeskRedirects } from "#domain/redirects/desk-redirects.ts";
import {
  checkRedirectChange,
  createRedirect,
  deleteRedirect,
  editRedirect,
  type RedirectChange,
  redirectSchema,
} from "#domain/redirects/edit-redirect.ts";
import { exportRedirects } from "#domain/redirects/import/export-redirects.ts";
import {
  importRedirects,
  previewRedirectImport,
  redirectImportSchema,
} from "#domain/redirects/import/import-redirects.ts";
import type { MissingPageQuery } from "#domain/redirects/missing-page-queries.ts";
import { dismissMissingPage, findMissingPage, listMissingPages } from "#domain/redirects/missing-pages.ts";
import { testAddress } from "#domain/redirects/test-address.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { defineBody } from "../http/field-codes.ts";
import { FileResponse, type Operation, type Raw } from "../http/operation.ts";
import { defineDeskOperation, defineForm, parseId, parseListQuery } from "./desk-operation.ts";

const MAX_SEARCH_LENGTH = 200;

const findWritable = (context: Context, params: Record<string, string>) =>
  findDeskRedirect(context, parseId(params), "redirect.write");

/** Parses a list query with a search text. */
function parseSearch(raw: Raw, sorts: readonly [string, ...string[]]): RedirectQuery {
  const { filter, ...query } = parseListQuery(raw, sorts);
  return { ...query, q: toSingleLine(filter.q ?? "").slice(0, MAX_SEARCH_LENGTH) || undefined };
}

const list = defineDeskOperation<void, RedirectQuery>({
  id: "listDeskRedirects",
  method: "GET",
  path: "/desk/redirects",
  summary: "Lists the website's redirects with their hits; search with `q`",
  right: "redirect.read",
  check: (raw) => ({ input: parseSearch(raw, ["from_pattern", "hits", "last_hit_at"]) }),
  handle: (context, { input }) => listDeskRedirects(context, input),
});

const show = defineDeskOperation<DeskRedirect, undefined>({
  id: "showDeskRedirect",
  method: "GET",
  path: "/desk/redirects/{id}",
  summary: "Returns a redirect",
  find: (context, params) => findDeskRedirect(context, parseId(params)),
});

const create = defineDeskOperation<void, RedirectChange, StaffCode>({
  id: "createDeskRedirect",
  method: "POST",
  path: "/desk/redirects",
  summary: "Adds a redirect, which the site follows within a second",
  ...defineForm(redirectSchema, checkRedirectChange),
  status: 201,
  right: "redirect.write",
  handle: (context, { input }) => createRedirect(context, input),
});

const change = defineDeskOperation<DeskRedirect, RedirectChange, StaffCode>({
  id: "changeDeskRedirect",
  method: "PUT",
  path: "/desk/redirects/{id}",
  summary: "Updates a redirect",
  ...defineForm(redirectSchema, checkRedirectChange),
  find: findWritable,
  handle: (context, { subject, input }) => editRedirect(context, subject.id, input),
});

const remove = defineDeskOperation<DeskRedirect, undefined>({
  id: "deleteDeskRedirect",
  method: "DELETE",
  path: "/desk/redirects/{id}",
  summary: "Deletes a redirect",
  status: 204,
  find: findWritable,
  handle: (context, { subject }) => deleteRedirect(context, subject),
});

const test = defineDeskOperation<void, string>({
  id: "testDeskRedirects",
  method: "GET",
  path: "/desk/address-test",
  summary: "Returns what a visitor gets at an `address` of the site: redirects, the final address and its status",
  right: "redirect.read",
  check: ({ query }) => ({ input: query.get("address") ?? "" }),
  handle: (context, { input }) => testAddress(context, input),
});

const previewImport = defineDeskOperation<void, { text: string }>({
  id: "previewRedirectImport",
  method: "POST",
  path: "/desk/redirect-imports/preview",
  summary: "Checks a CSV text of redirects (`source,target,status,active`) without saving it",
  ...defineBody(redirectImportSchema, ["text"]),
  right: "redirect.write",
  handle: (context, { input }) => previewRedirectImport(context, input),
});

const runImport = defineDeskOperation<void, { text: string }>({
  id: "importRedirects",
  method: "POST",
  path: "/desk/redirect-imports",
  summary: "Saves the valid rows of a CSV text of redirects; repeating it changes nothing",
  ...defineBody(redirectImportSchema, ["text"]),
  right: "redirect.write",
  handle: (context, { input }) => importRedirects(context, input),
});

const downloadExport = defineDeskOperation<void, undefined>({
  id: "exportRedirects",
  method: "GET",
  path: "/desk/redirect-export",
  summary: "Downloads all redirects as CSV, in the form that the import reads",
  right: "redirect.read",
  async handle(context) {
    const csv = new TextEncoder().encode(await exportRedirects(context));
    return new FileResponse(csv, "text/csv; charset=utf-8", "redirects.csv");
  },
});

const listMissing = defineDeskOperation<void, MissingPageQuery>({
  id: "listMissingPages",
  method: "GET",
  path: "/desk/missing-pages",
  summary: "Lists addresses that visitors requested and that have no page, most requested first",
  right: "redirect.read",
  check: (raw) => ({ input: parseSearch(raw, ["-hits", "path", "last_seen_at"]) }),
  handle: (context, { input }) => listMissingPages(context, input),
});

const dismissMissing = defineDeskOperation<{ path: string }, undefined>({
  id: "dismissMissingPage",
  method: "DELETE",
  path: "/desk/missing-pages/{id}",
  summary: "Removes an address from the missing pages until it is requested again",
  status: 204,
  find: (context, params) => findMissingPage(context, parseId(params)),
  handle: (context, { subject }) => dismissMissingPage(context, subject),
});

export const REDIRECT_OPERATIONS: readonly Operation[] = [
  list,
  show,
  create,
  change,
  remove,
  test,
  previewImport,
  runImport,
  downloadExport,
  listMissing,
  dismissMissing,
];
