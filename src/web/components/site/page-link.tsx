import type { ComponentProps } from "react";
import { useShell } from "../../shell.ts";

/** What has no language: the desk, calls, and files. */
const IN_NO_LANGUAGE = /^\/(\/|(desk|api|photos|storefronts|portraits|build)(\/|$))/;

/** How a plain link or form names a page of this site in the reader's language: `/contact-us` as `/fr/contact-us`. */
export function usePageAddress(): (address: string) => string {
  const { prefix } = useShell();
  return (address) => (prefix ? inLanguage(address, prefix) : address);
}

/** An address under a language's prefix, where it is one of a page. */
export function inLanguage(address: string, prefix: string): string {
  if (!address.startsWith("/") || IN_NO_LANGUAGE.test(address)) return address;
  return prefix + address.replace(/^\/(?=[?#]|$)/, "");
}

/** A plain link to a page of this site: cheaper than the router's in long lists, and of the reader's language too. */
export function PageLink({ href = "", ...given }: ComponentProps<"a">) {
  const addressOf = usePageAddress();
  return <a {...given} href={addressOf(href)} />;
}
