import { shortenText } from "./plain-text.ts";

/** Returns a file's name without folders and extension; empty if nothing is left. */
export function getFileTitle(file_name: string, max: number): string {
  const [last = ""] = file_name.split(/[/\\]/).slice(-1);
  return shortenText(last.replace(/\.[A-Za-z0-9]{2,5}$/, ""), max);
}
