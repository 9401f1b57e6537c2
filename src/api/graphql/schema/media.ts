import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { builder } from "../builder.ts";

interface Picture {
  /** Absolute URL or a path on this site. */
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  collection: string | null;
}

export const Media = builder.objectRef<Picture>("Media").implement({
  fields: (t) => ({
    url: t.string({
      nullable: false,
      description: "Absolute.",
      resolve: ({ url }, _, { context }) => toAbsoluteUrl(url, context.network.origin),
    }),
    alt: t.exposeString("alt"),
    width: t.exposeInt("width"),
    height: t.exposeInt("height"),
    collection: t.exposeString("collection"),
  }),
});
