import type { Context } from "#domain/context.ts";
import { saveBlogPost } from "../blog/save-blog-post.ts";
import { saveCustomComponent } from "../components/save-custom-component.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { saveWebsitePage } from "../pages/save-website-page.ts";
import { saveSection } from "../sections/save-section.ts";
import type { ContentPlace } from "../source/content-path.ts";
import type { FileOwner } from "../source/save-file.ts";
import { type FileDocuments, toContents, toMenuItems } from "./file-documents.ts";

/** Saves a parsed file, as a person's edit. @throws Invalid by field. */
export function saveDocument(
  context: Context,
  place: ContentPlace,
  owner: FileOwner,
  document: FileDocuments[keyof FileDocuments],
): Promise<boolean> {
  const { slug, locale } = place;
  const { office_id } = owner;
  switch (place.kind) {
    case "section": {
      const contents = toContents(document as FileDocuments["section"]);
      return saveSection(context, { name: slug, locale, office_id, contents });
    }
    case "menu": {
      const { items } = document as FileDocuments["menu"];
      return saveMenu(context, { name: slug, locale, office_id, data: toMenuItems(items) });
    }
    case "post": {
      const { published_at, ...post } = document as FileDocuments["post"];
      return saveBlogPost(context, { ...post, slug, locale, office_id, published_at: new Date(published_at) });
    }
    case "component": {
      const { status, position, ...part } = document as FileDocuments["component"];
      const type = { name: place.type, status };
      return saveCustomComponent(context, {
        slug,
        locale,
        position,
        type,
        office_id: office_id as number,
        contents: toContents(part),
      });
    }
    case "page": {
      const { menu_label, contents, types, pictures, ...page } = document as FileDocuments["page"];
      return saveWebsitePage(context, {
        ...page,
        ...owner,
        type: place.type,
        template_slug: place.template,
        slug,
        locale,
        menu_label: menu_label || null,
        contents: toContents({ contents, types, pictures }),
      });
    }
  }
}
