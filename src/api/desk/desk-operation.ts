import * as v from "valibot";
import { type Operation, operation, type Raw } from "../http/operation.ts";

type Described<Subject, Input, Code extends string> = Omit<Operation<Subject, Input, Code>, "tag" | "who">;

/**
 * A call of the desk, for staff alone. Its `find` says by `allow` whether this member may, and of what belongs to somebody
 * else that there is no such thing; so whoever asks beforehand hears the same.
 */
export function deskOperation<Subject, Input, Code extends string = string>(
  described: Described<Subject, Input, Code>,
): Operation {
  return operation<Subject, Input, Code>({ ...described, tag: "Desk", who: "staff" });
}

/** What a call answers, which only the desk itself reads. */
export const anything = v.looseObject({});

/** The answer to the call of a list: one page, and how many there are in all. */
export const pageAnswer = v.strictObject({ data: v.array(v.looseObject({})), total: v.number() });

/** What a list is asked for, as the desk's data provider writes it into the query. */
export interface ListQuery {
  /** From 1. */
  page: number;
  per_page: number;
  /** One of the names that the call knows. */
  sort: string;
  descending: boolean;
  /** What else the query says: the filters, by name. */
  filter: Record<string, string>;
}

const MAX_PER_PAGE = 100;

/**
 * Reads `page`, `per_page`, `sort` (with `-` before it for the largest first) and the filters; what cannot be meant is the
 * list's own beginning. `sorts` are the names it can be sorted by, the first by default.
 */
export function parseListQuery({ query }: Raw, sorts: readonly [string, ...string[]]): ListQuery {
  const { page, per_page, sort = "", ...filter } = Object.fromEntries(query);
  const whole = (text: string | undefined, max: number, otherwise: number): number =>
    text && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), max) : otherwise;
  const [first] = sorts;
  const request = sort || first;
  const name = request.replace(/^-/, "");
  const known = sorts.find((one) => one.replace(/^-/, "") === name);
  return {
    page: whole(page, 100_000, 1),
    per_page: whole(per_page, MAX_PER_PAGE, 25),
    sort: known ? name : first.replace(/^-/, ""),
    descending: (known ? request : first).startsWith("-"),
    filter,
  };
}

/** A number in an address, or 0, which is nobody's. */
export function idIn(params: Record<string, string>, name = "id"): number {
  const text = params[name] ?? "";
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : 0;
}
