import { listAgents } from "#domain/offices/agents/list-agents.ts";
import { getOfficeDirectory } from "#domain/offices/office-directory.ts";
import { getPublicTeam } from "#domain/offices/team/list-public-teams.ts";
import { TextPage } from "../../components/content/text-page.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { AgentList } from "../../components/people/agent-card.tsx";
import { TeamList } from "../../components/people/team-list.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { parsePageNumber } from "../../content/parse-page-number.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

const PER_PAGE = 24;

/** An office shows its team; the network shows all agents, with pagination. */
export const loader = createPageLoader(async (args) => {
  const { context, site, url } = args;
  const { office_id } = site.scope;
  const content = await loadPageContent(args, "team");
  if (office_id !== undefined)
    return { content, team: await getPublicTeam(context, office_id), agents: null, page: 1, pages: 1 };
  args.dependsOn("offices");
  const page = parsePageNumber(url);
  const [{ data, meta }, offices] = await Promise.all([
    listAgents(context, { search: null, page, per_page: PER_PAGE }),
    getOfficeDirectory(context.db),
  ]);
  const nameBySlug = new Map(offices.map(({ slug, name }) => [slug, name]));
  const agents = data.map(({ slug, name, office, phone, extension, image }) => ({
    slug,
    name,
    phone,
    extension,
    // A path, so that the picture loads from the host that the page was opened on.
    image: image && new URL(image).pathname,
    role: nameBySlug.get(office) ?? null,
    about: null,
  }));
  return { content, team: null, agents, page, pages: meta.pages };
});

export default function OurTeamPage() {
  const { content, team, agents, page, pages } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <TextPage
      content={content}
      pageKey="team"
      page={page}
      main={
        <div>
          {team && <TeamList team={team} />}
          {agents && <AgentList agents={agents} heading="h2" />}
          <Pagination path={getPageHref(site, "team")} query={[]} page={page} pages={pages} />
        </div>
      }
    />
  );
}
