import { resolveLink } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

/** A service of an office, as its home page shows it. */
export interface Offer {
  heading: string;
  caption: string;
  image: string;
  /** Where to crop the image, as CSS `object-position`; the center by default. */
  image_position?: string | undefined;
  /** The link as written in the content. */
  link: string;
  button: string;
}

/**
 * An office's services: selling, buying, mergers. Their pictures load eagerly because they are at the top of the page.
 */
export function HomeOffers({ offers }: { offers: Offer[] }) {
  const site = useSite();
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      {offers.map(({ heading, caption, image, image_position, link, button }) => (
        <li key={heading} className="flex flex-col rounded-sm border border-rule bg-sheet">
          {image && (
            <img
              src={image}
              alt=""
              width={480}
              height={320}
              className="aspect-[3/2] w-full object-cover"
              {...(image_position && { style: { objectPosition: image_position } })}
            />
          )}
          <div className="flex grow flex-col p-6">
            <h2 className="text-2xl">{heading}</h2>
            <p className="mt-2 grow">{caption}</p>
            {link && (
              <p className="mt-4">
                <PageLink href={resolveLink(site, link)} className="link">
                  {button || heading}
                </PageLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
