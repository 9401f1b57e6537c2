import { TextPage } from "../../components/content/text-page.tsx";
import { AgentPortrait } from "../../components/people/agent-card.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";

interface Leader {
  name: string;
  role: string;
  about: string;
  /** The path of a portrait. Without one, the initials are shown. */
  image?: string;
}

export const loader = createPageLoader(async (args) => {
  const content = await loadPageContent(args, "leadership");
  return { content, leaders: (content.lists.leaders ?? []) as Leader[] };
});

export default function LeadershipPage() {
  const { content, leaders } = useLoaderData<typeof loader>();
  return (
    <TextPage
      content={content}
      pageKey="leadership"
      main={
        leaders.length > 0 && (
          <ul className="grid gap-8 @min-[46rem]:grid-cols-2">
            {leaders.map(({ name, role, about, image = null }) => (
              <li key={name} className="flex gap-5">
                <AgentPortrait agent={{ name, image }} />
                <div>
                  <h2 className="text-2xl">{name}</h2>
                  <p className="text-ink-soft">{role}</p>
                  <p className="mt-2">{about}</p>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
