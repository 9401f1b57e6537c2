import type { Advisor } from "#domain/offices/agents/find-advisor.ts";
import { m } from "#messages/messages.js";
import { useLocalUrl } from "../../page-info.ts";
import { AgentPortrait } from "../people/agent-card.tsx";
import { PhoneLink } from "../people/phone-link.tsx";
import { PageLink } from "../site/page-link.tsx";

/** The agent who received the registration and will call. */
export function AdvisorCard({ advisor }: { advisor: Advisor }) {
  const toLocalUrl = useLocalUrl();
  return (
    <section className="flex max-w-lg gap-4 rounded-sm border border-rule bg-sheet p-6">
      <AgentPortrait agent={{ name: advisor.name, image: advisor.image && toLocalUrl(advisor.image) }} />
      <div>
        <h2 className="text-2xl">
          <PageLink href={`/agents/${advisor.slug}`} className="inline-block py-0.5 hover:underline">
            {advisor.name}
          </PageLink>
        </h2>
        <p className="text-ink-soft">{advisor.office}</p>
        <p className="mt-2">{m.seller_advisor_calls()}</p>
        {advisor.phone && (
          <p className="mt-1 font-semibold">
            <PhoneLink number={advisor.phone} />
          </p>
        )}
      </div>
    </section>
  );
}
