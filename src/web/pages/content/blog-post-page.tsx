import { findBlogPost } from "#domain/content/blog/find-blog-post.ts";
import { getPlaceholders } from "#domain/content/text/placeholders.ts";
import { renderHtml } from "#domain/content/text/shown-html.ts";
import { toHomeUrl } from "#domain/context.ts";
import { ContactStep } from "../../components/content/next-step.tsx";
import { PostByline } from "../../components/content/post-list.tsx";
import { Prose } from "../../components/content/prose.tsx";
import { Sources } from "../../components/content/sources.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { getPostPicturePath } from "../../components/site/share-pictures.ts";
import { getParentCrumbs } from "../../content/chapters.ts";
import { getForeignLanguage } from "../../content/foreign-language.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { usePageInfo } from "../../page-info.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref, NETWORK, type Site } from "../../site.ts";
import { describeBreadcrumbs, getCrumbs } from "../../structured-data/breadcrumbs.ts";
import { describePost } from "../../structured-data/post.ts";
import { useSite } from "../../use-site.ts";

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
  return { post: { ...post, body: renderHtml(post.body, getPlaceholders(context, { phone: site.phone })) } };
});

export default function BlogPostPage() {
  const { post } = useLoaderData<typeof loader>();
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
        <PageHeading heading={post.heading} lead={post.lead} lang={lang} parents={getParentCrumbs(site, "blogPost")}>
          <PostByline post={post} />
        </PageHeading>
        <div className="page-width mt-10 space-y-10">
          <Prose html={post.body} lang={lang} />
          <Sources sources={post.sources} lang={lang} />
        </div>
      </article>
      <ContactStep />
    </>
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
