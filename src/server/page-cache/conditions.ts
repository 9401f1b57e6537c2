import { remember } from "#lib/remember.ts";

/** How a body may be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** What browsers send; more variety than this is no browser's. */
const MAX_CACHE_ENTRIES = 100;

/** The encodings that an Accept-Encoding header allows, the smallest first; a body as it is, is always allowed. */
export const acceptedEncodings = remember(MAX_CACHE_ENTRIES, (header): readonly Encoding[] => {
  const rejected = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const isRejected = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRejected ? rejected : accepted).add(name);
  }
  const allows = (name: string): boolean => accepted.has(name) || (accepted.has("*") && !rejected.has(name));
  return [...(["br", "gzip"] as const).filter(allows), "identity"];
});

/** Whether an If-None-Match header names one of these tags, weakly compared as RFC 9110 has it for reading. */
export function isUnchanged(header: string | undefined, tags: readonly string[]): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((part) => tags.includes(part.trim().replace(/^W\//, "")));
}
