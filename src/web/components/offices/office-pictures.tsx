import type { ContentMedia } from "#db/tables/content.ts";
import { useLocalUrl } from "../../page-info.ts";

export function OfficePictures({ pictures }: { pictures: ContentMedia[] }) {
  const toLocalUrl = useLocalUrl();
  if (pictures.length === 0) return null;
  return (
    <ul className="page-width mt-16 grid grid-cols-2 gap-4 md:grid-cols-3">
      {pictures.map(({ url, alt, width, height }) => (
        <li key={url}>
          <img
            src={toLocalUrl(url)}
            alt={alt ?? ""}
            width={width ?? 480}
            height={height ?? 320}
            loading="lazy"
            className="aspect-[3/2] w-full rounded-sm border border-rule bg-wash object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
