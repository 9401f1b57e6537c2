import { m } from "#messages/messages.js";
import { useShell } from "../../shell.ts";

/** Links to the other countries' sites. Works without script. */
export function CountryChoice() {
  const { countries } = useShell();
  if (countries.length === 0) return null;
  const own = countries.find(({ is_chosen }) => is_chosen);
  return (
    <nav aria-label={m.country_sites()} className="no-print">
      <details className="group relative">
        <summary className="cursor-pointer py-0.5 hover:underline">{own?.name ?? m.country_choose()}</summary>
        <ul className="absolute bottom-full left-0 z-20 mb-2 max-h-[60dvh] w-max overflow-y-auto rounded-sm border border-rule bg-sheet p-3 shadow-lg">
          {countries.map(({ name, href, is_chosen }) => (
            <li key={href}>
              <a href={href} aria-current={is_chosen || undefined} className="block py-1 hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
