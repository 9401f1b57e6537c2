import { m } from "#messages/messages.js";
import { PageForm } from "../forms/page-form.tsx";

/** Confirms that a match is hidden and offers to undo it. */
export function HiddenNotice({ post, action }: { post: string; action: string }) {
  return (
    <PageForm
      method="post"
      action={action}
      className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-sm border-l-4 border-accent bg-accent-wash px-4 py-2"
    >
      <p role="status" className="font-semibold">
        {m.match_hidden()}
      </p>
      <input type="hidden" name="post" value={post} />
      <button type="submit" name="intent" value="again" className="button button-quiet">
        {m.match_undo()}
      </button>
    </PageForm>
  );
}
