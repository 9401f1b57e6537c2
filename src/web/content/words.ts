import { fillText, type Placeholders } from "#domain/content/words/placeholders.ts";
import { shownHtml } from "#domain/content/words/shown-html.ts";

/** One named value of a section or page, as the content of the site keeps it. */
export interface NamedValue {
  name: string;
  type: string;
  value: string | null;
}

export interface Question {
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

export interface Step {
  heading: string;
  text: string;
}

/** What a page would have its reader do next; its link is as the content has it. */
export interface Call {
  heading: string;
  text: string;
  button: string;
  link: string;
}

/** The words of a page, ready to be shown. */
export interface Words {
  /** Of the document, without the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Sanitised HTML. */
  body: string;
  steps: Step[];
  questions: Question[];
  call: Call | null;
  /** Whatever else the page's own text says, by name. */
  more: Record<string, string>;
  /** Lists that only this page knows, by name. */
  lists: Record<string, unknown[]>;
}

/** The words among a page's contents. The title speaks where a heading is missing. */
export function wordsOf(contents: readonly NamedValue[], values: Placeholders): Words {
  const more: Record<string, string> = {};
  const lists: Record<string, unknown[]> = {};
  for (const { name, type, value } of contents) {
    if (type === "json") lists[name] = filledList(value, values);
    else more[name] = type === "html" ? shownHtml(value ?? "", values) : fillText(value ?? "", values);
  }
  const { title = "", description = "", heading, lead = "", body = "", ...rest } = more;
  const { steps = [], questions = [], ...others } = lists;
  return {
    title,
    description,
    heading: heading || title,
    lead,
    body,
    steps: steps as Step[],
    questions: (questions as Question[]).map(({ question, answer }) => ({
      question,
      answer: shownHtml(answer, values),
    })),
    call: callIn(rest),
    more: rest,
    lists: others,
  };
}

function callIn({ cta_heading, cta_text = "", cta_button, cta_link = "" }: Record<string, string>): Call | null {
  if (!cta_heading || !cta_button) return null;
  return { heading: cta_heading, text: cta_text, button: cta_button, link: cta_link };
}

/** A list kept as JSON with every text in it filled in; what somebody broke while editing is an empty one. */
function filledList(json: string | null, values: Placeholders): unknown[] {
  try {
    // An answer is HTML and filled in as such, where it is made ready to be shown.
    const list: unknown = JSON.parse(json || "[]", (key, value) =>
      typeof value === "string" && key !== "answer" ? fillText(value, values) : value,
    );
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
