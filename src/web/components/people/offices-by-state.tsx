import { m } from "#messages/messages.js";
import { PageLink } from "../site/page-link.tsx";

interface OfficeLine {
  name: string;
  state: string;
  state_path: string;
  path: string;
}

/** All offices grouped by state. */
export function OfficesByState({ offices }: { offices: OfficeLine[] }) {
  const states = Map.groupBy(offices, ({ state }) => state);
  if (states.size === 0) return <p>{m.offices_none()}</p>;
  return (
    <ul className="columns-2 gap-8 md:columns-3 lg:columns-4">
      {[...states].map(([state, stateOffices]) => (
        <li key={state} className="mb-5 break-inside-avoid">
          <h3 className="kicker">
            <PageLink href={stateOffices[0]?.state_path} className="inline-block py-1 hover:underline">
              {state}
            </PageLink>
          </h3>
          <ul>
            {stateOffices.map(({ name, path }) => (
              <li key={path}>
                <PageLink href={path} className="link inline-block py-0.5">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
