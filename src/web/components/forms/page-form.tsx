import type { ComponentProps } from "react";
import { anErrorOccurred } from "#editions/contract-messages.ts";
import { useLocalizeHref } from "../site/page-link.tsx";

type PageFormProps = Omit<ComponentProps<"form">, "action"> & {
  /** The page's own path. */
  action: string;
  /** Attributes for the scripts in `enhance/forms/` and `enhance/live-search/`. */
  [data: `data-${string}`]: unknown;
};

/** A form of this site that posts or searches in the reader's language. With script, a post keeps what was typed. */
export function PageForm({ action, method, ...props }: PageFormProps) {
  const localizeHref = useLocalizeHref();
  const failure = method === "post" ? { "data-failure": anErrorOccurred() } : {};
  return <form {...failure} {...props} method={method} action={localizeHref(action)} />;
}
