import { useLoaderData } from "react-router";
import { findBlogPost } from "#domain/content/blog/find-blog-post.ts";
import { getPlaceholders } from "#domain/content/words/placeholders.ts";
import { shownHtml } from "#domain/content/words/shown-html.ts";
import { homeUrl } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { ContactStep } from "../../components/content/next-step.tsx";
import { PostByline } from "../../components/content/post-list.tsx";
import { Prose } from "../../components/content/prose.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { getPostPicturePath } from "../../components/site/share-pictures.ts";
import { pageLoader } from "../../page-loader.ts";
import { type Site, siteHref } from "../../site.ts";
import { breadcrumbsThing, getCrumbs } from "../../structured-data/breadcrumbs.ts";
import { postThing } from "../../structured-data/writing.ts";
import { useSite } from "../../use-site.ts";

export const loader = pageLoader(async ({ context, site, slug, dependsOn, describe }) => {
  dependsOn("blog");
  const post = await findBlogPost(context, slug, { office_id: site.scope.office_id ?? null });
  const crumbs = [
    { name: m.nav_blog(), path: siteHref(site, "blog") },
    { name: post.heading, path: ownPath(post, site) },
  ];
  describe(
    postThing(
      post,
      { path: ownPath(post, site), picture: getPicture(post, site) },
      context.network,
      homeUrl(context.network, context.locale),
    ),
    breadcrumbsThing([...getCrumbs(site), ...crumbs], homeUrl(context.network, context.locale)),
  );
  return { post: { ...post, body: shownHtml(post.body, getPlaceholders(context, { phone: site.phone })) } };
});

export default function BlogPostPage() {
  const { post } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <PageHead
        title={post.title}
        description={post.description}
        canonical={ownPath(post, site)}
        type="article"
        picture={getPicture(post, site)}
      />
      <article>
        <PageHeading heading={post.heading} lead={post.lead} parents={[{ label: m.nav_blog(), path: "blog" }]}>
          <PostByline post={post} />
        </PageHeading>
        <div className="page-width mt-10">
          <Prose html={post.body} />
          {post.sources.length > 0 && <Sources sources={post.sources} />}
        </div>
      </article>
      <ContactStep />
    </>
  );
}

/** A network post is the same under every office, so its canonical path is the network's. */
function ownPath({ slug, office_id }: { slug: string; office_id: number | null }, site: Site): string {
  return office_id === null ? `/blog/${slug}` : siteHref(site, `blog/${slug}`);
}

function Sources({ sources }: { sources: string[] }) {
  return (
    <section className="mt-10 max-w-[65ch] border-t border-rule pt-4 text-ink-soft">
      <h2 className="kicker">{m.blog_sources()}</h2>
      <ul className="mt-2 space-y-1">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}

/** An office's own post has its own sharing picture; a network post shares one for all blogs. */
function getPicture({ slug, office_id }: { slug: string; office_id: number | null }, site: Site): string {
  return getPostPicturePath(slug, office_id === null ? null : (site.office?.slug ?? null));
}
