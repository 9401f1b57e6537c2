import type { Offer } from "../components/offices/home-offers.tsx";
import type { Call, Step, Words } from "./words.ts";

interface HomeWords {
  /** Sell, buy, merge: those that have a heading. */
  offers: Offer[];
  why: { heading: string; caption: string; points: Step[] };
  review_heading: string;
  call: Call | null;
}

/** An office's home page out of its contents' names. */
export function homeWords({ more, lists, call }: Words): HomeWords {
  const text = (name: string): string => more[name] ?? "";
  return {
    offers: ["sell", "buy", "merger"]
      .filter((what) => text(`${what}_heading`))
      .map((what) => ({
        heading: text(`${what}_heading`),
        caption: text(`${what}_caption`),
        image: text(`${what}_image`),
        link: text(`${what}_link`),
        button: text(`${what}_button`),
      })),
    why: { heading: text("why_heading"), caption: text("why_caption"), points: (lists.why_points ?? []) as Step[] },
    review_heading: text("review_heading"),
    call,
  };
}
