import { fillText, type Placeholders } from "#domain/content/text/placeholders.ts";
import { renderHtml } from "#domain/content/text/shown-html.ts";

/** One named value of a section or page, as stored. */
export interface NamedValue {
  name: string;
  type: string;
  value: string | null;
}

export interface Question {
  question: string;
  /** Sanitized HTML. */
  answer: string;
}

export interface Step {
  heading: string;
  text: string;
}

/** A page's call to action, with the link as stored. */
export interface CallToAction {
  heading: string;
  text: string;
  button: string;
  link: string;
}

/** The content of a page, ready to render. */
export interface PageContent {
  /** The language of the text, if it isn't written in the reader's. */
  lang?: string | undefined;
  /** The document title, without the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Sanitized HTML. */
  body: string;
  steps: Step[];
  questions: Question[];
  call: CallToAction | null;
  /** All other text contents by name. */
  more: Record<string, string>;
  /** All other lists by name. */
  lists: Record<string, unknown[]>;
}

/** Reads a page's named contents. The title is the default heading. */
export function readPageContent(contents: readonly NamedValue[], values: Placeholders): PageContent {
  const more: Record<string, string> = {};
  const lists: Record<string, unknown[]> = {};
  for (const { name, type, value } of contents) {
    if (type === "json") lists[name] = parseList(value, values);
    else more[name] = type === "html" ? renderHtml(value ?? "", values) : fillText(value ?? "", values);
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
      answer: renderHtml(answer, values),
    })),
    call: getCallToAction(rest),
    more: rest,
    lists: others,
  };
}

function getCallToAction({
  cta_heading,
  cta_text = "",
  cta_button,
  cta_link = "",
}: Record<string, string>): CallToAction | null {
  if (!cta_heading || !cta_button) return null;
  return { heading: cta_heading, text: cta_text, button: cta_button, link: cta_link };
}

/** Parses a list stored as JSON and fills in placeholders; empty if the JSON is malformed. */
function parseList(json: string | null, values: Placeholders): unknown[] {
  try {
    // An answer is HTML. Its placeholders are filled in later, escaped, when it is rendered.
    const list: unknown = JSON.parse(json || "[]", (key, value) =>
      typeof value === "string" && key !== "answer" ? fillText(value, values) : value,
    );
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
