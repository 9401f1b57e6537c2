import type { ComponentType } from "react";
import type { PageContact } from "../components/site/page-contact.ts";
import type { ActionArgs, PageArgs } from "../page-loader.ts";
import type { MountedPage } from "../site-map.ts";

/** What a page's file exports. */
export interface PageModule {
  default: ComponentType;
  loader?(args: PageArgs): Promise<unknown>;
  action?(args: ActionArgs): Promise<unknown>;
  /** The contact for the page's subject, if it differs from the site's own. */
  getContact?(loaded: never): PageContact;
}

const MODULES = import.meta.glob<PageModule>("../pages/**/*-page.tsx", { eager: true });

/** @throws if the site map names a file that doesn't exist. */
export function getPageModule({ file }: Pick<MountedPage, "file">): PageModule {
  const module = MODULES[`../pages/${file}.tsx`];
  if (!module) throw new Error(`The site map names web/pages/${file}.tsx, which doesn't exist.`);
  return module;
}
