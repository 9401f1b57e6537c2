import type { ListingImage } from "#domain/listings/listing-images.ts";
import { getPhotoOfWidth, getPhotoSources } from "#domain/listings/photo-path.ts";
import { getSiteHost } from "#lib/site-host.ts";
import { m } from "#messages/messages.js";
import { useLocalUrl } from "../../page-info.ts";
import { BREAKPOINTS_PX } from "../../styles/breakpoints.ts";

/** A listing's other photos, each a link to the full-size image. The first one is at the top of the page. */
export function ListingPhotos({ images }: { images: ListingImage[] }) {
  const toLocalUrl = useLocalUrl();
  if (images.length === 0) return null;
  return (
    <section aria-label={m.photos()}>
      <h2 className="text-2xl">{m.photos()}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {images.map(({ url, alt, width, height }, position) => (
          <li key={url}>
            <a
              href={toLocalUrl(url)}
              className="block border border-rule bg-wash"
              aria-label={alt || m.listing_photo_n({ n: position + 2 })}
            >
              <img
                src={getPhotoOfWidth(toLocalUrl(url), 480)}
                srcSet={getPhotoSources(toLocalUrl(url))}
                sizes={`(min-width: ${BREAKPOINTS_PX.lg}px) 18vw, 45vw`}
                alt=""
                width={width ?? 480}
                height={height ?? 320}
                loading="lazy"
                className="aspect-[3/2] w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to a listing's video on another site, which it names. Nothing is loaded from there. */
export function VideoLink({ url }: { url: string }) {
  return (
    <p>
      <a href={url} rel="noopener nofollow" className="link inline-block py-0.5 font-semibold">
        {m.listing_video({ host: getSiteHost(url) })}
      </a>
    </p>
  );
}
