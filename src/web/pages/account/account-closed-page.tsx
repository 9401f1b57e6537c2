import { m } from "#messages/messages.js";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

export const loader = createPageLoader(async ({ url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  return { isDeleted: searchParams.get("about") === "delete" };
});

/** Says what happens to a closed account and its data, without identifying its owner. */
export default function AccountClosedPage() {
  const { isDeleted } = useLoaderData<typeof loader>();
  const title = isDeleted ? m.closed_account_deleted() : m.account_cancelled_title();
  const deletedItems = isDeleted
    ? [m.closed_account_deleted_profile(), m.closed_account_deleted_saved(), m.closed_account_deleted_mails()]
    : [m.closed_account_cancelled_sign_in(), m.closed_account_cancelled_mails(), m.closed_account_cancelled_address()];
  const storedItems = isDeleted
    ? [m.closed_account_retained_agreements(), m.closed_account_retained_messages()]
    : [
        m.closed_account_retained_profile(),
        m.closed_account_retained_agreements(),
        m.closed_account_retained_messages(),
      ];
  return (
    <>
      <PageHead title={title} description={m.closed_account_lead()} index={false} />
      <PageHeading heading={title} lead={m.closed_account_lead()} />
      <div className="page-width mt-10">
        <div className="grid max-w-[65ch] gap-8">
          <ListSection title={m.closed_account_removed()} lines={deletedItems} />
          <ListSection title={m.closed_account_retained()} lines={storedItems} />
          <p className="flex flex-wrap gap-x-6 gap-y-3">
            <PageLink href="/" className="button">
              {m.go_home()}
            </PageLink>
            <PageLink href={getPagePath("contact")} className="link inline-block py-2.5">
              {m.closed_account_contact()}
            </PageLink>
          </p>
        </div>
      </div>
    </>
  );
}

function ListSection({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
