import type { BlogPost } from "#domain/content/blog/blog-post.ts";
import { findBlogPost } from "#domain/content/blog/find-blog-post.ts";
import { listBlogPosts } from "#domain/content/blog/list-blog-posts.ts";
import { getPlaceholders } from "#domain/content/text/placeholders.ts";
import { renderHtml } from "#domain/content/text/shown-html.ts";
import { toHomeUrl } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { ContactStep } from "../../components/content/next-step.tsx";
import { PostByline } from "../../components/content/post-list.tsx";
import { Prose } from "../../components/content/prose.tsx";
import { Sources } from "../../components/content/sources.tsx";
import { ContactDetails } from "../../components/people/contact-details.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { getPostPicturePath } from "../../components/site/share-pictures.ts";
import { getParentCrumbs, getTextPicture } from "../../content/chapters.ts";
import { getForeignLanguage } from "../../content/foreign-language.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { usePageInfo } from "../../page-info.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref, NETWORK, type Site } from "../../site.ts";
import { describeBreadcrumbs, getCrumbs } from "../../structured-data/breadcrumbs.ts";
import { describePost } from "../../structured-data/post.ts";
import { useSite } from "../../use-site.ts";

/** The number of other articles that an article links to. */
const MORE_COUNT = 4;

export const loader = createPageLoader(async ({ context, site, slug, dependsOn, describe }) => {
  dependsOn("blog");
  const post = await findBlogPost(context, slug, { office_id: site.scope.office_id ?? null });
  const crumbs = [
    ...getCrumbs(site),
    ...getParentCrumbs(site, "blogPost"),
    { name: post.heading, path: getCanonicalPath(post, site) },
  ];
  describe(
    describePost(
      post,
      { path: getCanonicalPath(post, site), picture: getPicturePath(post, site) },
      context.network,
      toHomeUrl(context.network, context.locale),
    ),
    describeBreadcrumbs(crumbs, toHomeUrl(context.network, context.locale)),
  );
  const { data } = await listBlogPosts(context, { office_id: site.scope.office_id ?? null, page: 1 });
  const others = data.filter((other) => other.slug !== slug).slice(0, MORE_COUNT);
  return {
    post: { ...post, body: renderHtml(post.body, getPlaceholders(context, { phone: site.phone })) },
    more: others.map(({ slug, locale, heading }) => ({ slug, locale, heading })),
  };
});

export default function BlogPostPage() {
  const { post, more } = useLoaderData<typeof loader>();
  const site = useSite();
  const lang = getForeignLanguage(post.locale, usePageInfo().locale);
  return (
    <>
      <PageHead
        title={post.title}
        description={post.description}
        canonical={getCanonicalPath(post, site)}
        type="article"
        picture={getPicturePath(post, site)}
      />
      <article>
        <PageHeading
          heading={post.heading}
          lead={post.lead}
          lang={lang}
          parents={getParentCrumbs(site, "blogPost")}
          picture={getTextPicture(post.slug)}
        >
          <PostByline post={post} />
        </PageHeading>
        <div className="page-width mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="@container space-y-10">
            <Prose html={post.body} lang={lang} />
            <Sources sources={post.sources} lang={lang} />
          </div>
          <aside className="space-y-8 lg:sticky lg:top-6 lg:self-start">
            {more.length > 0 && <MorePosts posts={more} />}
            <ContactDetails />
          </aside>
        </div>
      </article>
      <ContactStep />
    </>
  );
}

/** Links to other articles. */
function MorePosts({ posts }: { posts: Pick<BlogPost, "slug" | "locale" | "heading">[] }) {
  const site = useSite();
  const { locale } = usePageInfo();
  return (
    <nav aria-labelledby="more-posts" className="no-print">
      <h2 id="more-posts" className="text-2xl">
        {m.blog_more()}
      </h2>
      <ul className="mt-3 border-t border-rule">
        {posts.map((post) => (
          <li key={post.slug} className="border-b border-rule">
            <PageLink
              href={getPageHref(site, "blogPost", post.slug)}
              lang={getForeignLanguage(post.locale, locale)}
              className="block py-2.5 font-medium hover:underline"
            >
              {post.heading}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A network post is the same under every office, so its canonical path is the network's. */
function getCanonicalPath({ slug, office_id }: { slug: string; office_id: number | null }, site: Site): string {
  return getPageHref(office_id === null ? NETWORK : site, "blogPost", slug);
}

/** An office's own post has its own sharing picture; a network post shares one for all blogs. */
function getPicturePath({ slug, office_id }: { slug: string; office_id: number | null }, site: Site): string {
  return getPostPicturePath(slug, office_id === null ? null : (site.office?.slug ?? null));
}
