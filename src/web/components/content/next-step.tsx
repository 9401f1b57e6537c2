import { m } from "#messages/messages.js";
import type { CallToAction } from "../../content/page-content.ts";
import { resolveLink } from "../../site.ts";
import { getPagePath } from "../../site-map.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

export function NextStep({ heading, text, button, link, lang }: CallToAction & { lang?: string | undefined }) {
  const site = useSite();
  return (
    <section className="page-width mt-16 no-print">
      <div lang={lang} className="rounded-sm bg-accent-wash px-6 py-8 md:px-10 md:py-10">
        <h2 className="text-3xl">{heading}</h2>
        {text && <p className="mt-2 max-w-2xl text-lg">{text}</p>}
        <p className="mt-6">
          <PageLink href={resolveLink(site, link)} className="button">
            {button}
          </PageLink>
        </p>
      </div>
    </section>
  );
}

/** The default call to action. */
export function ContactStep() {
  return (
    <NextStep
      heading={m.next_talk_title()}
      text={m.next_talk_text()}
      button={m.next_talk()}
      link={getPagePath("contact")}
    />
  );
}
