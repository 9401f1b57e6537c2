import * as v from "valibot";
import { LOCALES, type Locale } from "#editions/locales.ts";
import { formatDocument } from "../../files/file-documents.ts";
import { explainFaults } from "../../files/parse-content-file.ts";
import { parseFrontMatter, parseYaml } from "../../source/front-matter.ts";
import type { PictureFileRow } from "../picture-queries.ts";

/** What a picture's document says about it. */
export interface PictureDocument {
  name: string;
  /** The slug of the office that owns it; null for the network's. */
  office: string | null;
  alts: Partial<Record<Locale, string>>;
  focus_x: number;
  focus_y: number;
}

const PATH = /^pictures\/([0-9a-f]{32})\.(yaml|webp)$/;

export type PictureFileKind = "yaml" | "webp";

export const getPictureFilePath = (token: string, kind: PictureFileKind): string => `pictures/${token}.${kind}`;

/** Parses the path of a picture's file. Returns null for any other path. */
export function parsePictureFilePath(path: string): { token: string; kind: PictureFileKind } | null {
  const [, token, kind] = PATH.exec(path) ?? [];
  return token ? { token, kind: kind as PictureFileKind } : null;
}

const percent = v.pipe(
  v.number("must be a whole number."),
  v.integer("must be a whole number."),
  v.minValue(0, "must be from 0 to 100."),
  v.maxValue(100, "must be from 0 to 100."),
);
const schema = v.strictObject(
  {
    name: v.pipe(v.string("must be text."), v.maxLength(120, "is too long.")),
    office: v.nullable(v.string("must be text.")),
    alts: v.record(
      v.picklist(LOCALES, `must be by language: ${LOCALES.join(", ")}.`),
      v.pipe(v.string("must be text."), v.maxLength(250, "is too long.")),
    ),
    focus_x: percent,
    focus_y: percent,
  },
  ({ expected }) => (expected === "never" ? "is not a field of this file." : "is missing."),
);

/** @throws FileFault */
export function parsePictureDocument(path: string, text: string): PictureDocument {
  return explainFaults(path, () => parseFrontMatter(path, schema, parseYaml(path, text)));
}

/** Formats a picture's document. The result depends only on the picture. */
export function formatPictureDocument({ name, office, alts, focus_x, focus_y }: PictureDocument): string {
  const sorted = LOCALES.flatMap((locale) => (alts[locale] ? [[locale, alts[locale]]] : []));
  return formatDocument({ name, office, alts: Object.fromEntries(sorted), focus_x, focus_y });
}

export function toPictureDocument(row: PictureFileRow): PictureDocument {
  const { name, office_slug, alts, focus_x, focus_y } = row;
  return { name, office: office_slug, alts, focus_x, focus_y };
}
