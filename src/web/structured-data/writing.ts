import type { BlogPost } from "#domain/content/blog/blog-post.ts";
import type { Network } from "#domain/context.ts";
import type { Question } from "../content/words.ts";
import { networkRef } from "./network.ts";
import { type Thing, thing, toText } from "./thing.ts";

/** Describes a page's questions and answers; empty without questions. */
export function questionsThing(questions: readonly Question[]): Thing[] {
  if (questions.length === 0) return [];
  return [
    thing("FAQPage", {
      mainEntity: questions.map(({ question, answer }) =>
        thing("Question", { name: question, acceptedAnswer: thing("Answer", { text: toText(answer) }) }),
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
export function postThing(
  post: BlogPost,
  { path, picture }: { path: string; picture: string },
  network: Network,
  home = network.origin,
): Thing {
  const { origin } = network;
  const { author } = post;
  return thing("BlogPosting", {
    "@id": `${home}${path}#article`,
    headline: post.heading,
    description: post.description,
    url: home + path,
    mainEntityOfPage: home + path,
    image: origin + picture,
    inLanguage: post.locale,
    datePublished: post.published_at.toISOString(),
    dateModified: post.updated_at > post.published_at ? post.updated_at.toISOString() : null,
    timeRequired: `PT${post.reading_minutes}M`,
    author: author
      ? thing("Person", { name: author.name, url: author.slug && `${home}/agents/${author.slug}` })
      : networkRef(network),
    publisher: networkRef(network),
  });
}
