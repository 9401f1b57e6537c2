import * as v from "valibot";
import type { PhotoCrop } from "#db/tables/listings.ts";
import type { Context } from "#domain/context.ts";
import { findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { addProfilePhoto, removeProfilePhoto } from "#domain/offices/profile-photos/change-profile-photo.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Operation, Raw } from "../http/operation.ts";
import { defineDeskOperation, parseId } from "./desk-operation.ts";

const upload = { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: MAX_UPLOAD_BYTES };

const OWNERS = {
  office: { name: "Office", find: (context: Context, id: number) => findEditedOffice(context, id, "office.write") },
  agent: { name: "Agent", find: (context: Context, id: number) => findEditedAgent(context, id, "agent.write") },
};

const percentSchema = v.optional(v.pipe(v.string(), v.description("In percent of the upright photo.")));
const partSchema = v.object({
  left: percentSchema,
  top: percentSchema,
  width: percentSchema,
  height: percentSchema,
});

/** Reads the part to show; null if the query has none. @throws Invalid */
function readPart(query: URLSearchParams): PhotoCrop | null {
  const names = ["left", "top", "width", "height"] as const;
  if (!names.some((name) => query.has(name))) return null;
  const [left = 0, top = 0, width = 0, height = 0] = names.map((name) => Number(query.get(name) ?? Number.NaN));
  const isPart = [left, top, width, height].every((percent) => percent >= 0 && percent <= 100);
  if (!isPart || width === 0 || height === 0) throw new Invalid(m.field_invalid(), {});
  return { left, top, width, height };
}

function defineOperations(kind: keyof typeof OWNERS): Operation[] {
  const { name, find } = OWNERS[kind];
  const path = `/desk/${kind}s/{id}/photo`;
  const findOwner = async (context: Context, given: Record<string, string>): Promise<{ id: number }> =>
    find(context, parseId(given));
  return [
    defineDeskOperation<{ id: number; part: PhotoCrop | null }, Uint8Array>({
      id: `add${name}Photo`,
      method: "POST",
      path,
      summary: `Shows an uploaded photo of the ${kind}, cropped, instead of the earlier one`,
      query: partSchema,
      upload,
      status: 201,
      find: async (context, given, { query }: Raw) => ({
        id: (await findOwner(context, given)).id,
        part: readPart(query),
      }),
      handle: async (context, { subject: { id, part }, input }) => ({
        ...(await addProfilePhoto(context, kind, id, input, part)),
      }),
    }),
    defineDeskOperation<{ id: number }, undefined>({
      id: `remove${name}Photo`,
      method: "DELETE",
      path,
      summary: `Removes the ${kind}'s photo`,
      status: 204,
      find: findOwner,
      handle: (context, { subject }) => removeProfilePhoto(context, kind, subject.id),
    }),
  ];
}

export const PROFILE_PHOTO_OPERATIONS: readonly Operation[] = [
  ...defineOperations("office"),
  ...defineOperations("agent"),
];
