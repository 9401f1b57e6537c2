import { createContext, use } from "react";
import type { DataWithStatus, PageResponse } from "./responses.ts";

/** What the components of a page can read about it on the server. Islands get their props instead. */
export interface PageData {
  /** The page's path without the language prefix. */
  pathname: string;
  /** The query with its question mark, or empty. */
  search: string;
  loaded: unknown;
  /** The action's result for a rejected form. */
  acted: unknown;
}

export const PageDataContext = createContext<PageData | null>(null);

type Loaded<T> = T extends PageResponse ? never : T extends DataWithStatus<infer Data> ? Data : T;
type Result<F> = F extends (...args: never[]) => Promise<infer T> ? Loaded<T> : never;

function usePage(): PageData {
  const page = use(PageDataContext);
  if (!page) throw new Error("A page's data is only available while the server renders it.");
  return page;
}

/** The data of the page's loader: `useLoaderData<typeof loader>()`. */
export function useLoaderData<Loader>(): Result<Loader> {
  return usePage().loaded as Result<Loader>;
}

/** Returns the action's result for a rejected form; undefined if no form was sent. */
export function useActionData<Action>(): Result<Action> | undefined {
  return usePage().acted as Result<Action> | undefined;
}

/** Returns the page's address without the language prefix. */
export function usePageAddress(): Pick<PageData, "pathname" | "search"> {
  return usePage();
}
