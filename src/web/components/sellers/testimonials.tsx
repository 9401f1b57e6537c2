import type { Testimonial } from "#domain/reviews/review-queries.ts";
import { m } from "#messages/messages.js";
import { useShell } from "../../shell.ts";
import { getOfficePath } from "../../site.ts";
import { Stars } from "../offices/reviews.tsx";
import { PageLink } from "../site/page-link.tsx";

/** Five-star reviews with their authors' names and offices. */
export function Testimonials({ quotes }: { quotes: Testimonial[] }) {
  const { locations_path } = useShell();
  return (
    <section>
      <h2 className="text-2xl">{m.sell_testimonials()}</h2>
      <ul className="mt-3 gap-x-8 border-t border-rule @min-[46rem]:grid @min-[46rem]:grid-cols-3">
        {quotes.map(({ author, text, verified, office, office_slug, region_slug }) => (
          <li key={`${office_slug} ${author} ${text}`} className="border-b border-rule py-5 @min-[46rem]:border-b-0">
            <figure>
              <Stars rating={5} />
              <blockquote className="mt-1 whitespace-pre-line">{text}</blockquote>
              <figcaption className="mt-2 flex flex-wrap gap-x-3">
                <strong>{author}</strong>
                <PageLink
                  href={`${getOfficePath(locations_path, { slug: office_slug, state_slug: region_slug })}/reviews`}
                  className="link inline-block py-0.5"
                >
                  {office}
                </PageLink>
                {verified && <span className="text-accent">{m.review_verified()}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
