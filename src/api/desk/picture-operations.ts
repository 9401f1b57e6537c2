import * as v from "valibot";
import { PAGE_RIGHTS, TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import {
  addPicture,
  changePicture,
  checkPicture,
  type EditedPicture,
  findPicture,
  listPictures,
  type PictureChange,
  pictureSchema,
  removePicture,
  replacePicture,
} from "#domain/content/library/edit-pictures.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import type { Operation, Raw } from "../http/operation.ts";
import { defineDeskOperation, defineForm, parseId, parseListQuery } from "./desk-operation.ts";

const path = "/desk/pictures";
const upload = { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: MAX_UPLOAD_BYTES };

const list = defineDeskOperation({
  id: "listDeskPictures",
  method: "GET",
  path,
  summary: "Lists the pictures of the media library, newest first",
  right: PAGE_RIGHTS.read,
  check: (raw) => ({ input: parseListQuery(raw, ["-id"]) }),
  handle: (context, { input: { filter, page, per_page } }) => listPictures(context, { q: filter.q, page, per_page }),
});

const add = defineDeskOperation<{ file_name: string }, Uint8Array>({
  id: "addDeskPicture",
  method: "POST",
  path,
  query: v.object({ name: v.optional(v.pipe(v.string(), v.description("File name."))) }),
  summary: "Adds a picture to the media library; a file that is already there is not added again",
  upload,
  status: 201,
  async find(context, _params, { query }: Raw) {
    authorize(context, TEXT_RIGHTS.write);
    return { file_name: query.get("name") ?? "" };
  },
  handle: async (context, { subject, input }) => ({ ...(await addPicture(context, input, subject.file_name)) }),
});

const show = defineDeskOperation<EditedPicture, undefined>({
  id: "showDeskPicture",
  method: "GET",
  path: `${path}/{id}`,
  summary: "Returns a picture with the texts that show it",
  find: (context, params) => findPicture(context, parseId(params), "read"),
});

const change = defineDeskOperation<EditedPicture, PictureChange, StaffCode>({
  id: "changeDeskPicture",
  method: "PUT",
  path: `${path}/{id}`,
  summary: "Changes a picture's name, descriptions and focal point",
  ...defineForm(pictureSchema, checkPicture),
  find: (context, params) => findPicture(context, parseId(params), "write"),
  handle: async (context, { subject, input }) => ({ ...(await changePicture(context, subject.id, input)) }),
});

const replace = defineDeskOperation<EditedPicture, Uint8Array>({
  id: "replaceDeskPicture",
  method: "POST",
  path: `${path}/{id}/file`,
  summary: "Replaces a picture's file; the texts that show it show the new one",
  upload,
  status: 201,
  find: (context, params) => findPicture(context, parseId(params), "write"),
  handle: async (context, { subject, input }) => ({ ...(await replacePicture(context, subject.id, input)) }),
});

const remove = defineDeskOperation<EditedPicture, undefined>({
  id: "deleteDeskPicture",
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "Deletes a picture that no text shows",
  status: 204,
  find: (context, params) => findPicture(context, parseId(params), "write"),
  handle: (context, { subject }) => removePicture(context, subject.id),
});

export const PICTURE_OPERATIONS: readonly Operation[] = [list, add, show, change, replace, remove];
