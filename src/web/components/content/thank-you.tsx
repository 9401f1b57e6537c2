import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import type { PageContent } from "../../content/page-content.ts";
import { resolveLink } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { ContactDetails } from "../people/contact-details.tsx";
import { PageHead } from "../site/page-head.tsx";
import { PageLink } from "../site/page-link.tsx";
import { Prose } from "./prose.tsx";
import { Steps } from "./steps.tsx";
import { ThankYouHeading } from "./thank-you-heading.tsx";

interface Link {
  label: string;
  url: string;
}

/** The page after a form: confirms receipt and says what happens next. */
export function ThankYou({ content, children }: { content: PageContent; children?: ReactNode }) {
  const site = useSite();
  const next = (content.lists.next ?? []) as Link[];
  return (
    <div className="page-width pt-12">
      <PageHead title={content.title} description={content.description} index={false} />
      <p className="kicker">{m.thank_you_title()}</p>
      <ThankYouHeading>{content.heading}</ThankYouHeading>
      {content.lead && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{content.lead}</p>}
      <div className="mt-8 space-y-8">
        {children}
        <Steps title={content.more.steps_heading} steps={content.steps} lang={content.lang} />
        <Prose html={content.body} lang={content.lang} />
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        {next.map(({ label, url }, position) => (
          <PageLink
            key={url}
            href={resolveLink(site, url)}
            className={position === 0 ? "button" : "button button-quiet"}
          >
            {label}
          </PageLink>
        ))}
      </p>
      <div className="mt-12 max-w-lg">
        <ContactDetails />
      </div>
    </div>
  );
}
