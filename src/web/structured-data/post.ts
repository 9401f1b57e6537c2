import type { BlogPost } from "#domain/content/blog/blog-post.ts";
import type { Network } from "#domain/context.ts";
import { getTextLanguage } from "#editions/message-locale.ts";
import type { Question } from "../content/page-content.ts";
import { getNetworkRef } from "./network.ts";
import { createThing, type Thing, toText } from "./thing.ts";

/** Describes a page's questions and answers; empty without questions. */
export function describeQuestions(questions: readonly Question[]): Thing[] {
  if (questions.length === 0) return [];
  return [
    createThing("FAQPage", {
      mainEntity: questions.map(({ question, answer }) =>
        createThing("Question", { name: question, acceptedAnswer: createThing("Answer", { text: toText(answer) }) }),
      ),
    }),
  ];
}

/**
 * Describes a blog post.
 *
 * @param path the post's canonical path, whichever office's blog shows it.
 * @param picture the path of its sharing picture.
 */
export function describePost(
  post: BlogPost,
  { path, picture }: { path: string; picture: string },
  network: Network,
  home = network.origin,
): Thing {
  const { origin } = network;
  const { author } = post;
  return createThing("BlogPosting", {
    "@id": `${home}${path}#article`,
    headline: post.heading,
    description: post.description,
    url: home + path,
    mainEntityOfPage: home + path,
    image: origin + picture,
    inLanguage: getTextLanguage(post.locale),
    datePublished: post.published_at.toISOString(),
    dateModified: post.updated_at > post.published_at ? post.updated_at.toISOString() : null,
    timeRequired: `PT${post.reading_minutes}M`,
    author: author
      ? createThing("Person", { name: author.name, url: author.slug && `${home}/agents/${author.slug}` })
      : getNetworkRef(network),
    publisher: getNetworkRef(network),
  });
}
