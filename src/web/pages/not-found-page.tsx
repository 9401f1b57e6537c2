import { NotFound } from "#lib/errors.ts";
import { pageLoader } from "../page-loader.ts";

export const loader = pageLoader(async () => {
  throw new NotFound();
});

/** Never drawn: its loader always sends the visitor to the boundary. */
export default function NotFoundPage() {
  return null;
}
