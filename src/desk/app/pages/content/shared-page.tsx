import { useMemo, useState } from "react";
import { m } from "#messages/messages.js";
import { holdStyles } from "../../components/page-styles.ts";
import { readHead } from "./read-head.ts";

/** What search engines and social networks read on a previewed page. */
export function SharedPage({ html }: { html: string }) {
  const head = useMemo(() => readHead(new DOMParser().parseFromString(holdStyles(html), "text/html")), [html]);
  const { title, description, url, isIndexed, picture, shared_title, types } = head;
  return (
    <section aria-label={m.desk_shared_title()} className="mt-4 max-w-2xl">
      <h2 className="text-xl">{m.desk_shared_title()}</h2>
      {!isIndexed && <p className="mt-2 font-semibold">{m.desk_shared_not_listed()}</p>}
      <div className="mt-2 rounded-sm border border-rule bg-sheet p-4">
        <p className="break-words text-ink-soft">{url}</p>
        <p className="text-lg font-semibold">{title}</p>
        <p>{description || m.desk_shared_no_description()}</p>
      </div>
      {picture && (
        <figure className="mt-3 rounded-sm border border-rule bg-sheet">
          <SharePicture key={picture} path={picture} />
          <figcaption className="p-4 font-semibold">{shared_title}</figcaption>
        </figure>
      )}
      <p className="mt-3">
        {m.desk_shared_types()} <span className="text-ink-soft">{types.join(", ") || m.desk_shared_no_types()}</span>
      </p>
    </section>
  );
}

/** The share picture is drawn from the saved text, so an unsaved one may have none yet. */
function SharePicture({ path }: { path: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <p className="p-4 text-ink-soft">{m.desk_shared_no_picture()}</p>;
  return (
    <img
      src={path}
      alt={m.desk_shared_picture()}
      width={1200}
      height={630}
      className="block h-auto w-full"
      onError={() => setIsMissing(true)}
    />
  );
}
