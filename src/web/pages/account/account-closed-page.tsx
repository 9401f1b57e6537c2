import { useLoaderData } from "react-router";
import { m } from "#messages/messages.js";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { createPageLoader } from "../../page-loader.ts";

export const loader = createPageLoader(async ({ url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  return { isDeleted: searchParams.get("about") === "delete" };
});

/** Says what happens to a closed account and its data, without naming its owner. */
export default function AccountClosedPage() {
  const { isDeleted } = useLoaderData<typeof loader>();
  const title = isDeleted ? m.farewell_deleted() : m.farewell_cancelled();
  const deletedItems = isDeleted
    ? [m.farewell_deleted_profile(), m.farewell_deleted_saved(), m.farewell_deleted_mails()]
    : [m.farewell_cancelled_sign_in(), m.farewell_cancelled_mails(), m.farewell_cancelled_address()];
  const storedItems = isDeleted
    ? [m.farewell_kept_signed(), m.farewell_kept_letters()]
    : [m.farewell_kept_profile(), m.farewell_kept_signed(), m.farewell_kept_letters()];
  return (
    <>
      <PageHead title={title} description={m.farewell_lead()} index={false} />
      <PageHeading heading={title} lead={m.farewell_lead()} />
      <div className="page-width mt-10">
        <div className="grid max-w-[65ch] gap-8">
          <ListSection title={m.farewell_gone()} lines={deletedItems} />
          <ListSection title={m.farewell_kept()} lines={storedItems} />
          <p className="flex flex-wrap gap-x-6 gap-y-3">
            <PageLink href="/" className="button">
              {m.farewell_home()}
            </PageLink>
            <PageLink href="/contact-us" className="link inline-block py-2.5">
              {m.farewell_ask()}
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
