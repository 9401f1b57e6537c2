import type { Step } from "../../content/page-content.ts";

/** A numbered list of steps. */
export function Steps({ title, steps, lang }: { title: string | undefined; steps: Step[]; lang?: string | undefined }) {
  if (steps.length === 0) return null;
  return (
    <section lang={lang}>
      {title && <h2 className="text-3xl">{title}</h2>}
      <ol className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {steps.map(({ heading, text }, position) => (
          <li key={heading} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
            <span className="font-display text-4xl leading-none text-accent" aria-hidden="true">
              {position + 1}
            </span>
            <div>
              <h3 className="text-xl">{heading}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
