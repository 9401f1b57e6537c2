import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { AgentPortrait } from "../../components/people/agent-card.tsx";
import { pageWords } from "../../content/page-words.ts";
import { pageLoader } from "../../page-loader.ts";

interface Leader {
  name: string;
  role: string;
  about: string;
}

export const loader = pageLoader(async (args) => {
  const words = await pageWords(args, "our-leadership-team");
  return { words, leaders: (words.lists.leaders ?? []) as Leader[] };
});

export default function LeadershipPage() {
  const { words, leaders } = useLoaderData<typeof loader>();
  return (
    <TextPage
      words={words}
      path="about/our-leadership-team"
      chapter="about"
      main={
        leaders.length > 0 && (
          <ul className="grid max-w-[65ch] gap-8">
            {leaders.map(({ name, role, about }) => (
              <li key={name} className="flex gap-5">
                <AgentPortrait agent={{ name, image: null }} />
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
