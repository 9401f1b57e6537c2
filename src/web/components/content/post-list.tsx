import type { BlogPostSummary } from "#domain/content/blog/blog-post.ts";
import { m } from "#messages/messages.js";
import { getTextPicture } from "../../content/chapters.ts";
import { getForeignLanguage } from "../../content/foreign-language.ts";
import { useFormats, usePageInfo } from "../../page-info.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

type Post = Pick<
  BlogPostSummary,
  "slug" | "locale" | "heading" | "lead" | "author" | "reading_minutes" | "published_at"
>;

/** A list of blog posts. */
export function PostList({ posts, heading: Heading = "h3" }: { posts: Post[]; heading?: "h2" | "h3" }) {
  const site = useSite();
  const { locale } = usePageInfo();
  return (
    <ul className="border-t border-rule">
      {posts.map((post) => (
        <li key={post.slug} className="border-b border-rule py-5">
          <article className="flex gap-6">
            <img
              src={getTextPicture(post.slug)}
              alt=""
              width={480}
              height={320}
              loading="lazy"
              className="aspect-[3/2] w-44 shrink-0 self-start rounded-sm border border-rule object-cover max-sm:hidden"
            />
            <div className="min-w-0">
              <Heading className="text-2xl" lang={getForeignLanguage(post.locale, locale)}>
                <PageLink
                  href={getPageHref(site, "blogPost", post.slug)}
                  className="inline-block py-0.5 hover:underline"
                >
                  {post.heading}
                </PageLink>
              </Heading>
              <p className="mt-1" lang={getForeignLanguage(post.locale, locale)}>
                {post.lead}
              </p>
              <PostByline post={post} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** A post's author, date and reading time. */
export function PostByline({ post }: { post: Pick<Post, "author" | "reading_minutes" | "published_at"> }) {
  const { date } = useFormats();
  const published = new Date(post.published_at).toISOString();
  return (
    <p className="mt-2 text-ink-soft">
      {post.author && (
        <>
          <Author {...post.author} /> ·{" "}
        </>
      )}
      <time dateTime={published}>{date(published)}</time> · {m.blog_minutes({ count: post.reading_minutes })}
    </p>
  );
}

function Author({ name, slug }: NonNullable<Post["author"]>) {
  if (!slug) return name;
  return (
    <PageLink href={`/agents/${slug}`} className="link" rel="author">
      {name}
    </PageLink>
  );
}
