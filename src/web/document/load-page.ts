import type { PageArgs } from "../page-loader.ts";
import type { PageModule } from "./page-modules.ts";
import { readForm } from "./read-form.ts";
import { withStatus } from "./responses.ts";

/** Runs a page's loader. A page whose loader names no tags depends on everything. */
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

/** Runs a page's action with the posted form. A page without one gets a 405. */
export async function submitPage(
  { action }: Pick<PageModule, "action">,
  args: PageArgs,
  request: Request,
): Promise<unknown> {
  if (!action) throw withStatus(null, 405);
  const form = await readForm(request);
  return action({ ...args, form, user_agent: request.headers.get("user-agent") ?? "" });
}
