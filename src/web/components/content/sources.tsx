import { m } from "#messages/messages.js";

/** The sources of a page's facts, below its text; nothing if there are none. */
export function Sources({ sources, lang }: { sources: readonly string[]; lang?: string | undefined }) {
  if (sources.length === 0) return null;
  return (
    <section className="max-w-[65ch] border-t border-rule pt-4 text-ink-soft">
      <h2 className="kicker">{m.sources()}</h2>
      <ul className="mt-2 space-y-1" lang={lang}>
        {sources.map((source) => (
          <li key={source} className="wrap-anywhere">
            {source}
          </li>
        ))}
      </ul>
    </section>
  );
}
