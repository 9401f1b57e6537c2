import type { PageArgs } from "../page-loader.ts";
import type { PageModule } from "./page-modules.ts";
import { readForm } from "./read-form.ts";
import { withStatus } from "./responses.ts";

/** Runs a page's loader. If the loader records no tags, the page depends on everything. */
export async function loadPage({ loader }: Pick<PageModule, "loader">, args: PageArgs): Promise<unknown> {
  let hasTags = false;
  const loaded = await loader?.({
    ...args,
    dependsOn(...tags) {
      hasTags = true;
      args.dependsOn(...tags);
    },
  });
  if (!hasTags) args.dependsOn("*");
  return loaded;
}

/** Runs a page's action with the posted form. A page without an action responds with 405. */
export async function submitPage(
  { action }: Pick<PageModule, "action">,
  args: PageArgs,
  request: Request,
): Promise<unknown> {
  if (!action) throw withStatus(null, 405);
  const form = await readForm(request);
  return action({ ...args, form, user_agent: request.headers.get("user-agent") ?? "" });
}
