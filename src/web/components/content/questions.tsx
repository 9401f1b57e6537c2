import type { Question } from "../../content/page-content.ts";
import { Prose } from "./prose.tsx";

/** An FAQ of collapsible answers. The browser's find-in-page also searches the collapsed ones. */
export function Questions({ questions, lang }: { questions: Question[]; lang?: string | undefined }) {
  if (questions.length === 0) return null;
  return (
    <div lang={lang} className="border-t border-rule">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-rule">
          <summary className="flex cursor-pointer items-baseline justify-between gap-6 py-4 font-display text-xl marker:content-none [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="text-2xl leading-none text-accent group-open:rotate-45">
              +
            </span>
          </summary>
          <Prose html={answer} className="pb-6" />
        </details>
      ))}
    </div>
  );
}
