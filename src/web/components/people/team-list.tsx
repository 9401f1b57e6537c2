import type { TeamMember as Person } from "#domain/offices/team/team-member.ts";
import { formatPersonName } from "#editions/person-name.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { PageLink } from "../site/page-link.tsx";
import { AgentPortrait } from "./agent-card.tsx";
import { PhoneLink } from "./phone-link.tsx";

export function TeamList({ team }: { team: Person[] }) {
  if (team.length === 0) return <p className="text-lg">{m.team_none()}</p>;
  return (
    <ul className="grid gap-8 @min-[46rem]:grid-cols-2">
      {team.map((member) => (
        <li key={member.agent_slug ?? `${member.first_name} ${member.last_name}`}>
          <TeamMember member={member} />
        </li>
      ))}
    </ul>
  );
}

function TeamMember({ member }: { member: Person }) {
  const { agent_slug, role, about, avatar, email } = member;
  const { name_order } = usePageInfo();
  const name = formatPersonName(name_order, member);
  const phones = [member.telephone_number, member.mobile_e164].filter((phone) => phone !== null);
  return (
    <article className="flex gap-5">
      <AgentPortrait agent={{ name, image: avatar }} />
      <div>
        <h2 className="text-2xl">
          {agent_slug ? (
            <PageLink href={`/agents/${agent_slug}`} className="inline-block py-0.5 hover:underline">
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h2>
        {role && <p className="text-ink-soft">{role}</p>}
        {about && <p className="mt-1">{about}</p>}
        <p className="mt-1 flex flex-wrap gap-x-5 font-semibold">
          {phones.map((phone) => (
            <PhoneLink key={phone} number={phone} />
          ))}
          {email && (
            <a href={`mailto:${email}`} className="link inline-block py-0.5">
              {email}
            </a>
          )}
        </p>
      </div>
    </article>
  );
}
