import type { DeskReview } from "#domain/reviews/desk-review-queries.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { getStatusChoices, getStatusLabel } from "./review-status.ts";

const EXCERPT_LENGTH = 120;

/** Client reviews, newest first. */
export function ReviewsPage() {
  return (
    <ListPage<DeskReview>
      title={m.reviews()}
      lead={m.desk_reviews_lead()}
      sort={{ field: "created_at", order: "DESC" }}
      empty={m.desk_reviews_empty()}
      getRowPath={({ id }) => `${id}/show`}
      filters={[
        { name: "q", label: m.desk_search(), kind: "search" },
        { name: "status", label: m.status(), kind: "choice", choices: getStatusChoices() },
      ]}
      columns={[
        { name: "author", label: m.desk_review_author(), value: ({ author }) => author },
        { name: "rating", label: m.desk_review_rating(), value: ({ rating }) => m.review_stars({ rating }) },
        { name: "text", label: m.desk_review_text(), value: ({ text }) => toExcerpt(text) },
        { name: "office", label: m.office(), value: ({ office }) => office },
        {
          name: "created_at",
          label: m.desk_review_received(),
          value: (row) => formatTime(row.created_at),
          isSortable: true,
        },
        { name: "status", label: m.status(), value: ({ status }) => getStatusLabel(status) },
      ]}
    />
  );
}

function toExcerpt(text: string): string {
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text;
}
