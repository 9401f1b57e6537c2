import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PageForm } from "../forms/page-form.tsx";
import { PageLink } from "../site/page-link.tsx";

/**
 * Asks for confirmation before saving a listing. A link without script leads here, and a GET must not change anything.
 */
export function SaveListingPrompt({ post, action }: { post: string; action: string }) {
  return (
    <PageForm method="post" action={action} className="mt-6 rounded-sm border border-rule bg-sheet p-5">
      <p className="font-semibold">{m.save_prompt()}</p>
      <input type="hidden" name="post" value={post} />
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="submit" name="intent" value="save" className="button">
          {m.listing_save()}
        </button>
        <PageLink href={getPagePath("listing", post)} className="button button-quiet">
          {m.save_prompt_back()}
        </PageLink>
      </div>
    </PageForm>
  );
}
