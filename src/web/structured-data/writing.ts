import type { BlogPost } from "#domain/content/blog/blog-post.ts";
import type { Network } from "#domain/context.ts";
import type { Question } from "../content/words.ts";
import { networkRef } from "./network.ts";
import { type Thing, thing, toText } from "./thing.ts";

/** A page's questions and their answers; none without questions. */
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

/** An article. `path` is its own address, whichever office's blog it is read in, `picture` that of links to it. */
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
