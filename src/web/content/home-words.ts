import type { Content } from "#domain/content/content.ts";
import type { Offer } from "../components/offices/home-offers.tsx";
import type { Call, Step, Words } from "./words.ts";

interface HomeWords {
  /** Sell, buy, merge: those that have a heading. */
  offers: Offer[];
  why: Offer & { points: Step[] };
  review_heading: string;
  call: Call | null;
}

/** An office's home page out of its contents' names. */
export function homeWords({ more, lists, call }: Words): HomeWords {
  const text = (name: string): string => more[name] ?? "";
  const toOffer = (what: string): Offer => ({
    heading: text(`${what}_heading`),
    caption: text(`${what}_caption`),
    image: text(`${what}_image`),
    link: text(`${what}_link`),
    button: text(`${what}_button`),
  });
  return {
    offers: ["sell", "buy", "merger"].filter((what) => text(`${what}_heading`)).map(toOffer),
    why: { ...toOffer("why"), points: (lists.why_points ?? []) as Step[] },
    review_heading: text("review_heading"),
    call,
  };
}

/** Contents whose picture stands in their media alone, with its address as their value. */
export function withPictures(contents: readonly Content[]): Content[] {
  return contents.map((content) => {
    const [picture] = content.media_collection;
    return content.type === "image" && !content.value && picture ? { ...content, value: picture.url } : content;
  });
}
