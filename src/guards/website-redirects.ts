import { type Guard, pass } from "./visit.ts";

/** Applies the redirects that head office maintains for its website. */
export const websiteRedirectsGuard: Guard = ({ path, query }, { redirects }) => {
  const followed = redirects.follow(path);
  if (!followed) return pass;
  return { kind: "redirect", status: followed.status, to: followed.to + query, followed: followed.ids };
};
