import type { Content } from "#domain/content/content.ts";
import type { Offer } from "../components/offices/home-offers.tsx";
import type { CallToAction, PageContent, Step } from "./page-content.ts";

interface HomeContent {
  /** The offers to sell, to buy and to merge, if they have a heading. */
  offers: Offer[];
  why: Offer & { points: Step[] };
  review_heading: string;
  call: CallToAction | null;
}

/**
 * Maps the named contents of an office's home page.
 *
 * @param getPosition returns where to crop an image.
 */
export function toHomeContent(
  { more, lists, call }: PageContent,
  getPosition: (image: string) => string | undefined = () => undefined,
): HomeContent {
  const getText = (name: string): string => more[name] ?? "";
  const toOffer = (section: string): Offer => ({
    heading: getText(`${section}_heading`),
    caption: getText(`${section}_caption`),
    image: getText(`${section}_image`),
    image_position: getPosition(getText(`${section}_image`)),
    link: getText(`${section}_link`),
    button: getText(`${section}_button`),
  });
  return {
    offers: ["sell", "buy", "merger"].filter((section) => getText(`${section}_heading`)).map(toOffer),
    why: { ...toOffer("why"), points: (lists.why_points ?? []) as Step[] },
    review_heading: getText("review_heading"),
    call,
  };
}

/** For images without a value, uses the URL of their first picture as the value. */
export function addPictureUrls(contents: readonly Content[]): Content[] {
  return contents.map((content) => {
    const [picture] = content.media_collection;
    return content.type === "image" && !content.value && picture ? { ...content, value: picture.url } : content;
  });
}
