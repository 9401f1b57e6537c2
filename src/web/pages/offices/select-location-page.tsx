import { listOffices } from "#domain/offices/office-directory.ts";
import { m } from "#messages/messages.js";
import { OfficeFinder } from "../../components/offices/office-finder.tsx";
import { OfficesByState } from "../../components/people/offices-by-state.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { type OfficeLine, toOfficeLine } from "../../content/offices/office-line.ts";
import { runFinder } from "../../content/offices/run-finder.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("selectLocation");

export const loader = createPageLoader(async (args) => {
  const { context, url } = args;
  const [finder, offices] = await Promise.all([runFinder(context, url.searchParams), listOffices(context)]);
  return {
    content: await loadPageContent(args, "selectLocation"),
    finder,
    offices: offices.map((office) => toOfficeLine(context, office)),
  };
});

/** Links to every office's home page, which stores the choice. */
export default function SelectLocationPage() {
  const { content, finder, offices } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-8">
      <PageHead title={content.title} description={content.description} canonical={PATH} index={false} />
      <h1 className="text-4xl md:text-5xl">{content.heading}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{content.lead}</p>
      <ChosenOffice offices={offices} />
      <div className="mt-8">
        <OfficeFinder action={PATH} result={finder} />
      </div>
      <h2 className="mt-12 mb-6 border-b border-rule pb-3 text-3xl">{m.all_offices()}</h2>
      <OfficesByState offices={offices} />
    </div>
  );
}

/** The office stored on an earlier visit, with a button to clear it; `enhance/chosen-office.ts` shows its line. */
function ChosenOffice({ offices }: { offices: OfficeLine[] }) {
  return (
    <div role="status" data-chosen-office>
      {offices.map(({ path, name }) => (
        <p
          key={path}
          hidden
          data-path={path}
          className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-sm border border-rule bg-sheet px-5 py-3"
        >
          <span>{m.select_chosen({ name })}</span>
          <PageLink href={path} className="link inline-block py-0.5">
            {m.select_go()}
          </PageLink>
          <button type="button" data-clear-office className="link min-h-6 cursor-pointer">
            {m.select_clear()}
          </button>
        </p>
      ))}
    </div>
  );
}
