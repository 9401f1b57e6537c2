import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import type { Words } from "../../content/words.ts";
import { linkIn } from "../../site.ts";
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
export function ThankYou({ words, children }: { words: Words; children?: ReactNode }) {
  const site = useSite();
  const next = (words.lists.next ?? []) as Link[];
  return (
    <div className="page-width pt-12">
      <PageHead title={words.title} description={words.description} index={false} />
      <p className="kicker">{m.thank_you_title()}</p>
      <ThankYouHeading>{words.heading}</ThankYouHeading>
      {words.lead && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>}
      <div className="mt-8 space-y-8">
        {children}
        <Steps title={words.more.steps_heading} steps={words.steps} />
        <Prose html={words.body} />
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        {next.map(({ label, url }, position) => (
          <PageLink key={url} href={linkIn(site, url)} className={position === 0 ? "button" : "button button-quiet"}>
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
