import type { Context } from "#domain/context.ts";
import { findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { addProfilePhoto, removeProfilePhoto } from "#domain/offices/profile-photos/change-profile-photo.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation, parseId } from "./desk-operation.ts";

const upload = { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: MAX_UPLOAD_BYTES };

const OWNERS = {
  office: { name: "Office", find: (context: Context, id: number) => findEditedOffice(context, id, "office.write") },
  agent: { name: "Agent", find: (context: Context, id: number) => findEditedAgent(context, id, "agent.write") },
};

function defineOperations(kind: keyof typeof OWNERS): Operation[] {
  const { name, find } = OWNERS[kind];
  const path = `/desk/${kind}s/{id}/photo`;
  const params = { id: `The ${kind}'s number` };
  const findOwner = async (context: Context, given: Record<string, string>): Promise<{ id: number }> =>
    find(context, parseId(given));
  return [
    defineDeskOperation<{ id: number }, Uint8Array>({
      id: `add${name}Photo`,
      method: "POST",
      path,
      summary: `Shows an uploaded photo of the ${kind}, cropped, instead of the earlier one`,
      params,
      upload,
      response: { status: 201, schema: anyObject },
      problems: [404, 413, 415, 422],
      find: findOwner,
      handle: async (context, { subject, input }) => ({ ...(await addProfilePhoto(context, kind, subject.id, input)) }),
    }),
    defineDeskOperation<{ id: number }, undefined>({
      id: `remove${name}Photo`,
      method: "DELETE",
      path,
      summary: `Removes the ${kind}'s photo`,
      params,
      response: { status: 204 },
      problems: [404],
      find: findOwner,
      handle: (context, { subject }) => removeProfilePhoto(context, kind, subject.id),
    }),
  ];
}

export const PROFILE_PHOTO_OPERATIONS: readonly Operation[] = [
  ...defineOperations("office"),
  ...defineOperations("agent"),
];
