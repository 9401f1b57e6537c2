import * as v from "valibot";
import type { PhotoCrop } from "#db/tables/listings.ts";
import type { Context } from "#domain/context.ts";
import { openListing } from "#domain/listings/editing/find-desk-listing.ts";
import { addPhoto } from "#domain/listings/photos/add-photo.ts";
import { arrangePhotos, describePhoto, removePhoto } from "#domain/listings/photos/change-photos.ts";
import { cropListingPhoto } from "#domain/listings/photos/crop-listing-photo.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, parseId } from "./desk-operation.ts";

/** 100 plus the rounding error of adding two fractions. */
const MAX_PERCENT = 100.001;

const path = "/desk/listings/{id}/photos";

/** Returns the ID of the listing in the path if the caller may edit it. */
const find = async (context: Context, params: Record<string, string>): Promise<number> =>
  (await openListing(context, parseId(params), "listing.write", false)).row.number;
const findPhoto = async (context: Context, params: Record<string, string>) => ({
  number: await find(context, params),
  id: parseId(params, "photo"),
});

const orderSchema = v.strictObject(
  { ids: v.pipe(v.array(v.pipe(v.number("invalid"), v.integer("invalid")), "invalid"), v.maxLength(100, "too_many")) },
  "unknown_field",
);
const altSchema = v.strictObject(
  { alt: v.nullable(v.pipe(v.string("invalid"), v.maxLength(2_000, "too_long"))) },
  "unknown_field",
);

const percent = v.pipe(v.number("invalid"), v.finite("invalid"), v.minValue(0, "invalid"), v.maxValue(100, "invalid"));
const cropSchema = v.strictObject(
  {
    crop: v.nullable(
      v.pipe(
        v.strictObject({ left: percent, top: percent, width: percent, height: percent }, "invalid"),
        v.check(({ left, width }) => left + width <= MAX_PERCENT, "invalid"),
        v.check(({ top, height }) => top + height <= MAX_PERCENT, "invalid"),
      ),
    ),
  },
  "unknown_field",
);

const add = defineDeskOperation<number, Uint8Array>({
  id: "deskAddPhoto",
  method: "POST",
  path,
  summary: "Adds a photo after a listing's others; a file that is already there is not added again",
  upload: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: MAX_UPLOAD_BYTES },
  status: 201,
  find,
  handle: async (context, { subject, input }) => await addPhoto(context, { number: subject, bytes: input }),
});

const arrange = defineDeskOperation<number, { ids: number[] }>({
  id: "deskArrangePhotos",
  method: "PUT",
  path,
  summary: "Sets the order of a listing's photos; cards show the first",
  ...defineBody(orderSchema),
  find,
  handle: async (context, { subject, input }) => await arrangePhotos(context, { number: subject, ...input }),
});

const describe = defineDeskOperation<{ number: number; id: number }, { alt: string | null }>({
  id: "deskDescribePhoto",
  method: "PUT",
  path: `${path}/{photo}`,
  summary: "Sets a photo's description",
  ...defineBody(altSchema),
  find: findPhoto,
  handle: async (context, { subject, input }) => await describePhoto(context, { ...subject, ...input }),
});

const crop = defineDeskOperation<{ number: number; id: number }, { crop: PhotoCrop | null }>({
  id: "deskCropPhoto",
  method: "PUT",
  path: `${path}/{photo}/crop`,
  summary: "Shows a part of a photo, in percent of its width and height, or with null the whole photo again",
  ...defineBody(cropSchema),
  find: findPhoto,
  handle: async (context, { subject, input }) => await cropListingPhoto(context, { ...subject, ...input }),
});

const remove = defineDeskOperation<{ number: number; id: number }, undefined>({
  id: "deskRemovePhoto",
  method: "DELETE",
  path: `${path}/{photo}`,
  summary: "Deletes a photo",
  status: 204,
  find: findPhoto,
  handle: (context, { subject }) => removePhoto(context, subject),
});

export const PHOTO_OPERATIONS: readonly Operation[] = [add, arrange, describe, crop, remove];
