import { guideSent, inquirySubmitted } from "#editions/contract-messages.ts";
import { m } from "#messages/messages.js";
import { ThankYouHeading } from "../../components/content/thank-you-heading.tsx";
import { ContactDetails } from "../../components/people/contact-details.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getListingsHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async ({ url, dependsOn }) => {
  dependsOn("content");
  return { isGuide: url.searchParams.get("about") === "guide" };
});

/** Confirms an inquiry and says what happens next. */
export default function ContactThankYouPage() {
  const site = useSite();
  const { isGuide } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-12">
      <PageHead title={m.thank_you_title()} description={m.thank_you_description()} index={false} />
      <p className="kicker">{m.thank_you_title()}</p>
      <ThankYouHeading>{isGuide ? guideSent() : inquirySubmitted()}</ThankYouHeading>
      <ol className="mt-8 max-w-2xl space-y-4 border-l-2 border-accent pl-6 text-lg">
        <li>{isGuide ? m.thank_you_step_guide() : m.thank_you_step_email()}</li>
        <li>{m.thank_you_step_reply()}</li>
        <li>{m.thank_you_step_private()}</li>
      </ol>
      <p className="mt-8">
        <PageLink href={getListingsHref(site)} className="button">
          {m.thank_you_next()}
        </PageLink>
      </p>
      <div className="mt-12 max-w-lg">
        <ContactDetails />
      </div>
    </div>
  );
}
