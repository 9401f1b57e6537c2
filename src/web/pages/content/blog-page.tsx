import { listBlogPosts } from "#domain/content/blog/list-blog-posts.ts";
import { m } from "#messages/messages.js";
import { PostList } from "../../components/content/post-list.tsx";
import { TextPage } from "../../components/content/text-page.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { parsePageNumber } from "../../content/parse-page-number.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  args.dependsOn("blog");
  const page = parsePageNumber(args.url);
  const [content, { data, meta }] = await Promise.all([
    loadPageContent(args, "blog"),
    listBlogPosts(args.context, { office_id: args.site.scope.office_id ?? null, page }),
  ]);
  return { content, posts: data, ...meta };
});

export default function BlogPage() {
  const { content, posts, page, pages, total } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <TextPage content={content} pageKey="blog" page={page}>
      <div>
        {posts.length > 0 ? (
          <PostList posts={posts} heading="h2" />
        ) : (
          <p className="text-lg">{total > 0 ? m.search_beyond_title() : m.blog_none()}</p>
        )}
        <Pagination path={getPageHref(site, "blog")} query={[]} page={page} pages={pages} />
      </div>
    </TextPage>
  );
}
