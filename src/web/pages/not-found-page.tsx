import { NotFound } from "#lib/errors.ts";
import { pageLoader } from "../page-loader.ts";

export const loader = pageLoader(async () => {
  throw new NotFound();
});

/** Never rendered: the loader always throws. */
export default function NotFoundPage() {
  return null;
}
