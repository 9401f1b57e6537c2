import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

export interface ShownReview {
  author: string;
  rating: number;
  text: string;
  created_at: string;
  reply: string | null;
  /** Whether the author was invited after a sale. */
  verified: boolean;
}

/** Client reviews with the office's replies. */
export function ReviewList({ reviews, office }: { reviews: ShownReview[]; office: string }) {
  const { date } = useFormats();
  return (
    <ul className="border-t border-rule">
      {reviews.map(({ author, rating, text, created_at, reply, verified }) => (
        <li key={`${author} ${created_at}`} className="border-b border-rule py-6">
          <article>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Stars rating={rating} />
              <strong>{author}</strong>
              <time dateTime={created_at} className="text-ink-soft">
                {date(created_at)}
              </time>
              {verified && <span className="text-accent">{m.review_verified()}</span>}
            </p>
            <p className="mt-2 whitespace-pre-line">{text}</p>
            {reply && (
              <div className="mt-3 border-l-2 border-accent pl-4">
                <p className="kicker">{m.review_reply({ name: office })}</p>
                <p className="mt-1 whitespace-pre-line">{reply}</p>
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}

/** A rating out of five stars, as text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const { decimal } = useFormats();
  const shown = Number.isInteger(rating) ? String(rating) : decimal(rating);
  return (
    <span role="img" aria-label={m.review_stars({ rating: shown })} className="whitespace-nowrap text-accent">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} aria-hidden="true">
          {star <= Math.round(rating) ? "★" : "☆"}
        </span>
      ))}
    </span>
  );
}
