import { splitAtForms } from "#domain/content/text/form-blocks.ts";
import { mapLinks, resolveLink } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { useLocalizeHref } from "../site/page-link.tsx";
import { FormInText, type FormsOfPage } from "./form-in-text.tsx";

interface ProseProps {
  html: string;
  /** The language of the text, if it isn't the reader's. */
  lang?: string | undefined;
  className?: string;
  /** True if the page itself handles the forms in its text. */
  forms?: FormsOfPage | undefined;
}

/** HTML from the site's content, sanitized on write and again on read, with its forms. */
export function Prose({ html, lang, className = "", forms }: ProseProps) {
  const localizeHref = useLocalizeHref();
  const site = useSite();
  if (!html) return null;
  const localizedHtml = mapLinks(html, (address) => localizeHref(resolveLink(site, address)));
  return splitAtForms(localizedHtml).map((part, position) =>
    typeof part === "string" ? (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change places.
        key={position}
        lang={lang}
        className={`prose ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write and on read with an allowlist.
        dangerouslySetInnerHTML={{ __html: part }}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change places.
      <FormInText key={position} type={part.form} forms={forms} />
    ),
  );
}
