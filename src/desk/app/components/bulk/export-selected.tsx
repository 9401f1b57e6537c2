import { useListContext, useNotify } from "ra-core";
import { m } from "#messages/messages.js";
import { downloadFile } from "../../data/download-file.ts";

interface ExportProps {
  /** The call's path, with the format. */
  path: string;
  getBody(ids: readonly (string | number)[]): object;
  /** The file's name. */
  name: string;
}

/** Downloads the selected records. */
export function ExportSelected({ path, getBody, name }: ExportProps) {
  const { selectedIds = [] } = useListContext();
  const notify = useNotify();
  const download = (): void => {
    downloadFile(path, getBody(selectedIds), name).catch((error: Error) => notify(error.message, { type: "error" }));
  };
  return (
    <button type="button" className="button button-quiet" onClick={download}>
      {m.bulk_export()}
    </button>
  );
}
