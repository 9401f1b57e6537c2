import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { ReviewPage } from "./review-page.tsx";
import { ReviewsPage } from "./reviews-page.tsx";

export const reviews: DeskResource = {
  name: "reviews",
  label: m.desk_reviews_title,
  right: "review.read",
  list: ReviewsPage,
  show: ReviewPage,
};
