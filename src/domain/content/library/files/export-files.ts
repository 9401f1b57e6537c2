import type { Context } from "#domain/context.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { TEXT_RIGHTS } from "../../editing/content-access.ts";
import { exportContent, listContentFiles } from "../../files/export-content.ts";
import type { ContentFile } from "../../files/read-content-files.ts";
import { getPictureKey } from "../../text/pictures/picture-path.ts";
import { selectPictureFiles } from "../picture-queries.ts";
import { formatPictureDocument, getPictureFilePath, toPictureDocument } from "./picture-document.ts";

/** Exports texts and pictures as files; for an office's staff, only their office's. @throws NotSignedIn; NotAllowed */
export async function exportFiles(context: Context): Promise<ContentFile[]> {
  const { office_id } = getScope(authorize(context, TEXT_RIGHTS.read));
  return [...(await exportContent(context)), ...(await listPictureFiles(context, office_id))];
}

/** Returns all texts and pictures as files, for the operator. */
export async function listFiles(context: Pick<Context, "db" | "files">): Promise<ContentFile[]> {
  return [...(await listContentFiles(context)), ...(await listPictureFiles(context))];
}

/** Lists two files per picture: its largest version, and a document with its name and descriptions. */
async function listPictureFiles(
  { db, files }: Pick<Context, "db" | "files">,
  office_id?: number,
): Promise<ContentFile[]> {
  const listed: ContentFile[] = [];
  for (const row of await selectPictureFiles(db, office_id)) {
    const { token, file_version, width } = row;
    const bytes = await files.get(getPictureKey(token, file_version, width)).catch((error) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });
    listed.push({ path: getPictureFilePath(token, "yaml"), text: formatPictureDocument(toPictureDocument(row)) });
    if (bytes) listed.push({ path: getPictureFilePath(token, "webp"), text: "", bytes });
  }
  return listed;
}
