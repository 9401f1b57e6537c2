import * as v from "valibot";
import { addPhoto } from "#domain/editing/photos/add-photo.ts";
import { arrangePhotos, describePhoto, removePhoto } from "#domain/editing/photos/change-photos.ts";
import { checkedBy } from "../http/field-codes.ts";
import { type Operation, operation } from "../http/operation.ts";
import { photoAnswer } from "./listing-answers.ts";

const tag = "Desk: listings";
const who = "staff" as const;
const path = "/desk/listings/{number}/photos";
const params = { number: "The listing's number." };
const photoParams = { ...params, id: "The photo's." };

/** How large an uploaded photo may be, in bytes. */
const LARGEST_PHOTO = 10_000_000;

/** Nothing has the number 0. */
const whole = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);
const find = async (_: unknown, { number }: Record<string, string>): Promise<number> => whole(number);
const findPhoto = async (_: unknown, { number, id }: Record<string, string>) => ({
  number: whole(number),
  id: whole(id),
});

const orderSchema = v.strictObject(
  { ids: v.pipe(v.array(v.pipe(v.number("invalid"), v.integer("invalid")), "invalid"), v.maxLength(100, "too_many")) },
  "unknown_field",
);
const altSchema = v.strictObject(
  { alt: v.nullable(v.pipe(v.string("invalid"), v.maxLength(2_000, "too_long"))) },
  "unknown_field",
);

const add = operation<number, Uint8Array>({
  id: "deskAddPhoto",
  method: "POST",
  path,
  tag,
  summary: "Puts a photo behind a listing's others; the same file twice is one photo",
  params,
  who,
  upload: { types: ["image/jpeg", "image/png", "image/webp"], largest: LARGEST_PHOTO },
  answer: { status: 201, schema: v.strictObject({ data: photoAnswer }) },
  refusals: [404, 413, 415, 422],
  find,
  check: ({ bytes = new Uint8Array() }) => ({ input: bytes }),
  handle: async (context, { subject, input }) => ({ data: await addPhoto(context, { number: subject, bytes: input }) }),
});

const arrange = operation<number, { ids: number[] }>({
  id: "deskArrangePhotos",
  method: "PUT",
  path,
  tag,
  summary: "Puts a listing's photos into an order; cards show the first",
  params,
  who,
  body: orderSchema,
  required: ["ids"],
  answer: { status: 200, schema: v.strictObject({ data: v.array(photoAnswer) }) },
  refusals: [404, 409],
  find,
  check: checkedBy(orderSchema),
  handle: async (context, { subject, input }) => ({
    data: await arrangePhotos(context, { number: subject, ...input }),
  }),
});

const describe = operation<{ number: number; id: number }, { alt: string | null }>({
  id: "deskDescribePhoto",
  method: "PUT",
  path: `${path}/{id}`,
  tag,
  summary: "Says in words what a photo shows",
  params: photoParams,
  who,
  body: altSchema,
  required: ["alt"],
  answer: { status: 200, schema: v.strictObject({ data: photoAnswer }) },
  refusals: [404],
  find: findPhoto,
  check: checkedBy(altSchema),
  handle: async (context, { subject, input }) => ({ data: await describePhoto(context, { ...subject, ...input }) }),
});

const remove = operation<{ number: number; id: number }, undefined>({
  id: "deskRemovePhoto",
  method: "DELETE",
  path: `${path}/{id}`,
  tag,
  summary: "Takes a photo away for good",
  params: photoParams,
  who,
  answer: { status: 204 },
  refusals: [404],
  find: findPhoto,
  async handle(context, { subject }) {
    await removePhoto(context, subject);
    return undefined;
  },
});

export const PHOTO_OPERATIONS: readonly Operation[] = [add, arrange, describe, remove];
