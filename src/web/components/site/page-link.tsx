import type { ComponentProps } from "react";
import { underPrefix } from "#guards/no-page.ts";
import { useShell } from "../../shell.ts";

/** How a plain link or form names a page of this site in the reader's language: `/contact-us` as `/fr/contact-us`. */
export function usePageAddress(): (address: string) => string {
  const { prefix } = useShell();
  return (address) => (prefix ? underPrefix(address, prefix) : address);
}

/** A plain link to a page of this site: cheaper than the router's in long lists, and of the reader's language too. */
export function PageLink({ href = "", ...given }: ComponentProps<"a">) {
  const toAddress = usePageAddress();
  return <a {...given} href={toAddress(href)} />;
}
