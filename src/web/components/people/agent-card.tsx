import type { SiteAgent } from "../../site.ts";
import { PageLink } from "../site/page-link.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** An agent's portrait, name, role and phone. */
function AgentCard({ agent, heading: Heading }: { agent: SiteAgent; heading: "h2" | "h3" }) {
  return (
    <article className="flex gap-4">
      <AgentPortrait agent={agent} />
      <div>
        <Heading className="text-xl">
          <PageLink href={`/agents/${agent.slug}`} className="inline-block py-0.5 hover:underline">
            {agent.name}
          </PageLink>
        </Heading>
        {agent.role && <p className="text-ink-soft">{agent.role}</p>}
        {agent.about && <p className="mt-1 max-w-md">{agent.about}</p>}
        {agent.phone && (
          <p className="mt-1 font-semibold">
            <PhoneLink number={agent.phone} extension={agent.extension} />
          </p>
        )}
      </div>
    </article>
  );
}

/** A list of agents. `heading` is one level below the heading above the list. */
export function AgentList({ agents, heading = "h3" }: { agents: SiteAgent[]; heading?: "h2" | "h3" }) {
  return (
    <ul className="mt-4 grid gap-6 @min-[46rem]:grid-cols-2">
      {agents.map((agent) => (
        <li key={agent.slug}>
          <AgentCard agent={agent} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** An agent's picture, or their initials. */
export function AgentPortrait({ agent }: { agent: Pick<SiteAgent, "name" | "image"> }) {
  if (agent.image)
    return (
      <img
        src={agent.image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 rounded-full object-cover"
      />
    );
  const initials = agent.name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join("");
  return (
    <span
      aria-hidden="true"
      className="flex size-16 shrink-0 items-center justify-center rounded-full bg-accent-wash font-display text-2xl text-accent-deep"
    >
      {initials}
    </span>
  );
}
