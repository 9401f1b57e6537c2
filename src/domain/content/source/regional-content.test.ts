import { join } from "node:path";
import { expect, test } from "vitest";
import { EDITION_CODES, EDITIONS } from "#editions/countries.ts";
import { VARIANTS } from "#editions/variants.ts";
import { parseContentPath } from "./content-path.ts";
import { pageFront, parseFrontMatter, postFront, sectionFront, splitFile } from "./front-matter.ts";
import { localizeFile } from "./localize-file.ts";
import { readContentFolder } from "./read-folder.ts";

const SCHEMAS: Partial<Record<string, typeof sectionFront | typeof pageFront | typeof postFront>> = {
  section: sectionFront,
  page: pageFront,
  post: postFront,
};

const shipped = await readContentFolder(join(import.meta.dirname, "../../../../content"));
const placed = shipped.flatMap((file) => {
  const place = parseContentPath(file.path);
  const schema = place && SCHEMAS[place.kind];
  return place && schema ? [{ file, locale: place.locale, schema }] : [];
});

test.each(EDITION_CODES)("in %s, replaced words keep every page's title and description within the limits", (code) => {
  const edition = EDITIONS[code];
  for (const locale of new Set(Object.values(VARIANTS)))
    for (const { file, schema } of placed.filter((each) => each.locale === locale)) {
      const { path, text } = localizeFile(file, locale, { edition, network: { locales: [locale] } });
      const { front } = splitFile(path, text);
      // Sections that aren't pages have no title.
      if (front.title) expect(() => parseFrontMatter(path, schema, front)).not.toThrow();
    }
});
