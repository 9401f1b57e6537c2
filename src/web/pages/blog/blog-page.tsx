import { useLoaderData } from "react-router";
import { listBlogPosts } from "#domain/content/blog/list-blog-posts.ts";
import { m } from "#messages/messages.js";
import { PostList } from "../../components/content/post-list.tsx";
import { TextPage } from "../../components/content/text-page.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { pageNumber } from "../../content/page-number.ts";
import { pageWords } from "../../content/page-words.ts";
import { pageLoader } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = pageLoader(async (args) => {
  args.dependsOn("blog");
  const page = pageNumber(args.url);
  const [words, { data, meta }] = await Promise.all([
    pageWords(args, "blog"),
    listBlogPosts(args.context, { office_id: args.site.scope.office_id ?? null, page }),
  ]);
  return { words, posts: data, ...meta };
});

export default function BlogPage() {
  const { words, posts, page, pages, total } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <TextPage words={words} path="blog" chapter="about" page={page}>
      <div className="max-w-[65ch]">
        {posts.length > 0 ? (
          <PostList posts={posts} heading="h2" />
        ) : (
          <p className="text-lg">{total > 0 ? m.search_beyond_title() : m.blog_none()}</p>
        )}
        <Pagination path={siteHref(site, "blog")} query={[]} page={page} pages={pages} />
      </div>
    </TextPage>
  );
}
