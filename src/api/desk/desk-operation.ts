import * as v from "valibot";
import type { SortedPageQuery } from "#db/select-page.ts";
import type { Context } from "#domain/context.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize, type StaffAction } from "#domain/staff/staff-policy.ts";
import { type Checked, defineOperation, type Operation, type Raw } from "../http/operation.ts";

/** What only the public API description says. */
type Described = "tag" | "who" | "params" | "required" | "response" | "accepted" | "problems";

type DeskOperation<Subject, Input, Code extends string> = Omit<
  Operation<Subject, Input, Code>,
  Described | "handle"
> & {
  /** The right that the caller needs, if nothing has to be found. */
  right?: StaffAction;
  /** The status of a success; 200 by default. */
  status?: 201 | 204;
  /** By default, the response is the subject. */
  handle?: Operation<Subject, Input, Code>["handle"];
};

/**
 * Defines a staff-only operation of the desk. `find` checks permission through `authorize` and reports other people's
 * records as not found, so a validation-only call gets the same response.
 */
export function defineDeskOperation<Subject, Input, Code extends string = string>({
  right,
  status,
  ...definition
}: DeskOperation<Subject, Input, Code>): Operation {
  return defineOperation<Subject, Input, Code>({
    ...(right && { find: async (context) => authorize(context, right) as Subject }),
    handle: async (_, { subject }) => subject as object,
    ...definition,
    response: status === 204 ? { status } : { status: status ?? 200, schema: v.looseObject({}) },
    tag: "Desk",
    who: "staff",
  });
}

/** Defines how an operation reads a form of the desk: its schema, its check and the messages of its errors. */
export const defineForm = <Input>(
  body: v.GenericSchema,
  check: (body: unknown, context: Context) => Checked<Input, StaffCode>,
) => ({ body, check: ({ body }: Raw, context: Context) => check(body, context), toProblem: createStaffProblem });

/** List query as the desk's data provider sends it. */
export interface ListQuery extends SortedPageQuery {
  sort: string;
  /** The other query parameters: filters by name. */
  filter: Record<string, string>;
}

const MAX_PER_PAGE = 100;

/**
 * Parses `page`, `per_page`, `sort` (a leading `-` sorts descending) and the filters. Invalid values fall back to the
 * list's defaults. `sorts` lists the supported names, the default first.
 */
export function parseListQuery({ query }: Raw, sorts: readonly [string, ...string[]]): ListQuery {
  const { page, per_page, sort = "", ...filter } = Object.fromEntries(query);
  const parseWhole = (text: string | undefined, max: number, otherwise: number): number =>
    text && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), max) : otherwise;
  const [first] = sorts;
  const request = sort || first;
  const name = request.replace(/^-/, "");
  const known = sorts.find((one) => one.replace(/^-/, "") === name);
  return {
    page: parseWhole(page, 100_000, 1),
    per_page: parseWhole(per_page, MAX_PER_PAGE, 25),
    sort: known ? name : first.replace(/^-/, ""),
    descending: (known ? request : first).startsWith("-"),
    filter,
  };
}

/** Parses a numeric path parameter. Returns 0, which is never a valid ID, if it isn't a number. */
export function parseId(params: Record<string, string>, name = "id"): number {
  const text = params[name] ?? "";
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : 0;
}
