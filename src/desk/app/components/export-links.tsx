import { m } from "#messages/messages.js";

/** Links that download a list's records, in the form that the import reads. */
export function ExportLinks({ kind }: { kind: "listings" | "offices" | "agents" | "leads" | "redirects" }) {
  return (
    <>
      <a href={`/api/desk/exports/${kind}/csv`} download className="button button-quiet max-sm:hidden">
        {m.desk_export()}
      </a>
      <a href={`/api/desk/exports/${kind}/json`} download className="button button-quiet max-sm:hidden">
        {m.desk_export_json()}
      </a>
    </>
  );
}

/** A link that downloads all texts, a file for each in every language. */
export function TextsLink() {
  return (
    <a href="/api/desk/content-files" download className="button button-quiet">
      {m.desk_texts_export()}
    </a>
  );
}
