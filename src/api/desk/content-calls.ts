import type * as v from "valibot";
import type { ContentRights } from "#domain/content/editing/content-access.ts";
import type { ContentEditor, EditedContent } from "#domain/content/editing/content-kind.ts";
import type { Context } from "#domain/context.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import type { ListQuery } from "./desk-operation.ts";

/** The parts of the calls that differ between kinds of content. */
export interface ContentCalls<Edited extends EditedContent, Change> {
  /** The noun in operation ids, such as `Article`. */
  id: string;
  /** The noun in summaries, such as `article`. */
  noun: string;
  path: string;
  rights: ContentRights;
  /** The names of the orders in which the list can be sorted, the default first. */
  sorts: readonly [string, ...string[]];
  list(context: Context, query: Omit<ListQuery, "filter"> & Filter): Promise<object>;
  editor: ContentEditor<Edited, Change>;
  schema: v.GenericSchema;
  check(body: unknown): { input: Change & { version: string } } | { codes: StaffCodes };
}

interface Filter {
  q: string | undefined;
  locale: string | undefined;
  /** The id of an office. */
  office?: string;
}
