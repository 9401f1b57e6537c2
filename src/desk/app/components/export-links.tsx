import { useListContext } from "ra-core";
import { m } from "#messages/messages.js";
import { toQueryString } from "../data/data-provider.ts";

/** Links that download a list's records, in the form that the import reads. */
export function ExportLinks({ kind }: { kind: "listings" | "offices" | "agents" | "leads" | "redirects" }) {
  return <FormatLinks path={`exports/${kind}`} />;
}

/** Links that download all records that match the list's filters. */
export function FilteredExportLinks({ path }: { path: string }) {
  const { filterValues } = useListContext();
  return <FormatLinks path={path} query={toQueryString({ filter: filterValues })} />;
}

function FormatLinks({ path, query = "" }: { path: string; query?: string }) {
  return (
    <>
      <a href={`/api/desk/${path}/csv${query}`} download className="button button-quiet max-sm:hidden">
        {m.desk_export()}
      </a>
      <a href={`/api/desk/${path}/json${query}`} download className="button button-quiet max-sm:hidden">
        {m.desk_export_json()}
      </a>
    </>
  );
}

/** A link that downloads all texts, one file per text and language. */
export function TextsLink() {
  return (
    <a href="/api/desk/content-files" download className="button button-quiet">
      {m.desk_texts_export()}
    </a>
  );
}
