import { useNotify, useRefresh } from "ra-core";
import type { LegalText } from "#domain/ndas/desk/legal-texts.ts";
import { m } from "#messages/messages.js";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";
import { describeReview } from "./describe-review.ts";

/** A legal text with its placeholders, and head office's button to mark it as reviewed. */
export function LegalTextPage() {
  return (
    <ShowPage<LegalText> title={({ id }) => id} actions={(text) => <ReviewButton text={text} />}>
      {(text) => (
        <>
          <Facts
            rows={[
              [m.desk_legal_review(), describeReview(text)],
              [
                m.nda_pdf_text_hash(),
                <span key="hash" className="break-all">
                  {text.text_sha256}
                </span>,
              ],
            ]}
          />
          <div className="max-w-[70ch] whitespace-pre-line">{text.text}</div>
        </>
      )}
    </ShowPage>
  );
}

function ReviewButton({ text }: { text: LegalText }) {
  const mayWrite = useRight("legal.write");
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefresh();
  if (!mayWrite) return null;
  const isReviewed = text.reviewed_at !== null;
  const toggleReview = () =>
    attempt(async () => {
      await call(`/legal-texts/${text.id}/review`, isReviewed ? "DELETE" : "PUT");
      notify(m.desk_saved());
      refresh();
    });
  return (
    <button type="button" className="button button-quiet" onClick={toggleReview}>
      {isReviewed ? m.desk_legal_clear() : m.desk_legal_confirm()}
    </button>
  );
}
