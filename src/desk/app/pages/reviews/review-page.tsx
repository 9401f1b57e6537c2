import { type HttpError, useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import type { DeskReview } from "#domain/reviews/desk-review-queries.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { getStatusLabel } from "./review-status.ts";
import { TextForm } from "./text-form.tsx";

/** One review, with buttons to approve it, reject it with a reason, or reply. */
export function ReviewPage() {
  return (
    <ShowPage<DeskReview> title={({ author }) => author}>
      {(review) => (
        <>
          <Facts
            rows={
              [
                [m.status(), getStatusLabel(review.status)],
                [m.desk_review_reason(), review.rejection_reason],
                [m.office(), review.office],
                [m.desk_review_received(), formatTime(review.created_at)],
                [m.field_email(), review.email],
                [m.desk_review_rating(), m.review_stars({ rating: review.rating })],
              ].filter(([, value]) => value !== null) as [string, string][]
            }
          />
          <blockquote className="mb-8 max-w-[65ch] border-l-2 border-rule-strong pl-4 whitespace-pre-line wrap-anywhere">
            {review.text}
          </blockquote>
          <Moderation review={review} />
        </>
      )}
    </ShowPage>
  );
}

function Moderation({ review: { id, status, reply } }: { review: DeskReview }) {
  const mayWrite = useRight("review.write");
  const { isBusy, errors, conflict, moderate } = useModeration(id);
  const savedReply = (conflict ? conflict.reply : reply) ?? "";
  if (!mayWrite) return reply ? <Facts rows={[[m.desk_review_reply(), reply]]} /> : null;
  return (
    <>
      {status !== "approved" && (
        <button type="button" className="button mb-8" disabled={isBusy} onClick={() => moderate("approval")}>
          {m.desk_review_approve()}
        </button>
      )}
      {conflict && (
        <Notice tone="wrong" title={m.desk_conflict()}>
          {m.desk_conflict_theirs()} <q className="whitespace-pre-line">{savedReply}</q>
        </Notice>
      )}
      <TextForm
        key={reply ?? ""}
        text={reply ?? ""}
        label={m.desk_review_reply()}
        hint={m.desk_review_reply_hint()}
        button={m.desk_review_reply_save()}
        error={errors.text}
        isBusy={isBusy}
        onSend={(text) => moderate("reply", { text, previous: savedReply })}
      />
      {status !== "rejected" && (
        <TextForm
          text=""
          label={m.desk_review_reason()}
          hint={m.desk_review_reason_hint()}
          button={m.desk_review_reject()}
          error={errors.reason}
          isBusy={isBusy}
          onSend={(reason) => moderate("rejection", { reason })}
        />
      )}
    </>
  );
}

/** Makes the calls that moderate a review. `conflict` is the version that someone else has saved. */
function useModeration(id: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<DeskReview | null>(null);
  const moderate = async (path: string, body?: object): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      await call(`/reviews/${id}/${path}`, "PUT", body);
      setConflict(null);
      notify(m.desk_saved(), { type: "success" });
      refresh();
    } catch (error) {
      const { message, status, body: problem } = error as HttpError & { body?: ProblemBody };
      if (status === 409) setConflict(problem?.current as unknown as DeskReview);
      else if (problem?.errors) setErrors(problem.errors);
      else notify(message, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, errors, conflict, moderate };
}
