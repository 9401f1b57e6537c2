import { listBlogPosts } from "#domain/content/blog/list-blog-posts.ts";
import { type Guide, listGuides } from "#domain/content/pages/find-guide.ts";
import { m } from "#messages/messages.js";
import { PostList } from "../../components/content/post-list.tsx";
import { TextPage } from "../../components/content/text-page.tsx";
import { FieldErrors } from "../../components/forms/field.tsx";
import { InquiryForm } from "../../components/forms/inquiry-form.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

export const loader = createPageLoader(async (args) => {
  args.dependsOn("blog");
  const [content, guides, posts] = await Promise.all([
    loadPageContent(args, "resources"),
    listGuides(args.context),
    listBlogPosts(args.context, { per_page: 4 }),
  ]);
  return { content, guides, posts: posts.data };
});

export const action = createPageAction((args) => handleInquiryForm(args, { type: "guide" }));

export default function ResourcesPage() {
  const { content, guides, posts } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <TextPage content={content} pageKey="resources">
      {guides.length > 0 && (
        <section id="guides" className="rounded-sm border border-rule bg-sheet p-6 md:p-8">
          <h2 className="text-2xl">{content.more.guide_heading || m.guides_title()}</h2>
          <p className="mt-2 mb-6 text-ink-soft">{m.guides_text()}</p>
          <InquiryForm
            type="guide"
            action={getPagePath("resources")}
            rejected={rejected}
            submitLabel={content.more.guide_button || m.guides_send()}
          >
            <GuideChoice
              guides={guides}
              chosen={rejected?.typed["fields.guide"]}
              errors={rejected?.errors["fields.guide"]}
            />
          </InquiryForm>
        </section>
      )}
      <section>
        <h2 className="mb-3 text-2xl">{m.resources_posts()}</h2>
        <PostList posts={posts} />
      </section>
    </TextPage>
  );
}

interface GuideChoiceProps {
  guides: Guide[];
  chosen: string | undefined;
  errors: string[] | undefined;
}

function GuideChoice({ guides, chosen, errors }: GuideChoiceProps) {
  return (
    <fieldset className="space-y-2" aria-describedby={errors ? "guide-error" : undefined}>
      <legend className="font-semibold">{m.guides_which()}</legend>
      {guides.map(({ slug, name, description }, position) => (
        <label key={slug} className="flex items-start gap-3 py-1">
          <input
            type="radio"
            name="fields.guide"
            value={slug}
            defaultChecked={chosen ? chosen === slug : position === 0}
            className="mt-0.5 size-6 shrink-0 accent-accent"
          />
          <span>
            <strong>{name}</strong>
            <span className="block text-ink-soft">{description}</span>
          </span>
        </label>
      ))}
      <FieldErrors id="guide-error" errors={errors} />
    </fieldset>
  );
}
