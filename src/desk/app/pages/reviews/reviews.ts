import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { InvitationCreatePage, InvitationListPage } from "./invitation-pages.tsx";
import { ReviewPage } from "./review-page.tsx";
import { ReviewsPage } from "./reviews-page.tsx";

export const reviews: DeskResource = {
  name: "reviews",
  label: m.reviews,
  right: "review.read",
  list: ReviewsPage,
  show: ReviewPage,
};

export const reviewInvitations: DeskResource = {
  name: "review-invitations",
  label: m.review_invitations,
  right: "review.read",
  list: InvitationListPage,
  create: InvitationCreatePage,
};
