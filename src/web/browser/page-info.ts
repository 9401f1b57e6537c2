import type { PageInfo } from "../page-info.ts";

let info: PageInfo | undefined;

/** Reads the edition and language data that the page contains. */
export function readPageInfo(): PageInfo {
  info ??= JSON.parse(document.getElementById("page-info")?.textContent ?? "{}") as PageInfo;
  return info;
}

/** Returns the path of the address bar without the language prefix. */
export function stripPrefix(): string {
  return location.pathname.slice(readPageInfo().prefix.length) || "/";
}
