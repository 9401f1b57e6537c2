import { m } from "#messages/messages.js";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";

/** Where the link in a mail about a password leads. */
export default function ResetPasswordPage() {
  return (
    <>
      <PageHead title={m.reset_title()} description={m.reset_text()} index={false} />
      <PageHeading heading={m.reset_title()} lead={m.reset_text()}>
        <p className="mt-6">
          <a href="/contact-us" className="button">
            {m.next_talk()}
          </a>
        </p>
      </PageHeading>
    </>
  );
}
