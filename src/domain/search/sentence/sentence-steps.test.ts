import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { toRows } from "#integrations/gazetteer/read-gazetteer-file.ts";
import { composeGazetteer } from "#integrations/gazetteer/sources/compose.ts";
import { readPackages } from "#integrations/gazetteer/sources/packages.ts";
import { getLexicon } from "./lexicon.ts";
import { readSentence } from "./read-sentence.ts";

/** The longest text that is read as a sentence. */
const LENGTH = 400;

/** Lookups in the lexicon and the gazetteer. A usual sentence takes about 100. */
const MAX_STEPS = 6_000;

/** Texts that make a reader try as much as possible: towns, typos, numbers, negations and nested phrases. */
const TEXTS = [
  "restaurantt laundrymatt pharmacyy bakeryy brewerry plumbng trucjing staffingg ",
  "new san saint los la santa fort north west port el ",
  "no bars, not gyms, except spas, without cafes or ",
  "new york new jersey north carolina new mexico west virginia ",
  "1 2 3 4 5 6 7 8 9 ",
  "100k to 200k or 300k and 400k under 500k over 600k ",
  "restaurant equipment supply restaurant software for restaurants and ",
  "a of the in to for and or ",
  "a b c d e f g h i j k l m n o p q r s t u v w x y z ",
  "Springfield Columbus Franklin Clinton Madison Georgetown ",
  "-,+<>&#%-,+<>&#%",
  "restarant bakry laundrmat pharmcy gymm plumbig barbr brewry ",
  "restuarant supermerket pharmasy landromat resteraunt ",
  "lauderdale springfielt columbuss franklinn houstonn dalas ",
  "qzxwv kjhgf mnbvc plokm ijnuh ygvtf rdxes wazqa ",
];

describe("reading a sentence", () => {
  let context: Context;
  let steps = 0;
  beforeAll(() => {
    const edition = EDITIONS.US;
    const { rows, facts } = toRows(composeGazetteer(edition, readPackages()), edition.regions);
    const gazetteer = new Proxy(createGazetteer(rows, facts), {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          steps++;
          return value.apply(target, args);
        };
      },
    });
    context = { edition, locale: "en-US", gazetteer, clock: () => new Date() } as Context;
    const meanings = getLexicon(context)!.meanings as Map<string, never>;
    const get = meanings.get.bind(meanings);
    vi.spyOn(meanings, "get").mockImplementation((key) => {
      steps++;
      return get(key);
    });
  });

  test.each(TEXTS)("takes a bounded number of steps for %j", (text) => {
    for (const length of [LENGTH, LENGTH - 100, LENGTH - 200, LENGTH - 250]) {
      steps = 0;
      readSentence(text.repeat(LENGTH).slice(0, length), context);
      expect(steps).toBeLessThan(MAX_STEPS);
    }
  });
});
