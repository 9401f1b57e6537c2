import { NotFound } from "#lib/errors.ts";
import { createPageLoader } from "../page-loader.ts";

export const loader = createPageLoader(async () => {
  throw new NotFound();
});

/** Never rendered: the loader always throws. */
export default function NotFoundPage() {
  return null;
}
