import { m } from "#messages/messages.js";

/** Links that download a list's records, in the form that the import reads. */
export function ExportLinks({ kind }: { kind: "listings" | "offices" | "agents" | "leads" | "redirects" }) {
  return (
    <>
      <a href={`/api/desk/exports/${kind}/csv`} download className="button button-quiet">
        {m.desk_export()}
      </a>
      <a href={`/api/desk/exports/${kind}/json`} download className="button button-quiet">
        {m.desk_export_json()}
      </a>
    </>
  );
}
