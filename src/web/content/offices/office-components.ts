import { listCustomComponentTypes } from "#domain/content/components/find-custom-component.ts";
import type { PageArgs } from "../../page-loader.ts";
import { readSiteContent } from "../load-page-content.ts";

/** A component of an office, as its home page shows it. */
export interface OfficeComponent {
  slug: string;
  heading: string;
  /** Sanitized HTML. */
  body: string;
  link: { label: string; href: string } | null;
}

/** Components of one type, such as "Industries we know". */
export interface OfficeComponents {
  name: string;
  components: OfficeComponent[];
}

/** Lists the office's components by active type. Types without components are omitted. */
export async function listOfficeComponents(args: PageArgs, officeId: number): Promise<OfficeComponents[]> {
  const types = await listCustomComponentTypes(args.context, officeId);
  return types
    .filter(({ status, components }) => status === "Active" && components.length > 0)
    .map(({ name, components }) => ({
      name,
      components: components.map(({ slug, contents }) => {
        const { heading, body, more } = readSiteContent(args, contents);
        const { more_link: href, link_label: label } = more;
        return { slug, heading: heading || slug, body, link: href && label ? { label, href } : null };
      }),
    }));
}
