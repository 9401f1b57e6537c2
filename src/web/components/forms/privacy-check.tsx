import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";
import { Checkbox } from "./field.tsx";

/** The consent checkbox in the stored wording, with links to the documents it refers to. */
export function PrivacyCheck(props: Omit<ComponentProps<typeof Checkbox>, "children" | "required">) {
  return (
    <Checkbox {...props} required>
      {m.consent_privacy()}{" "}
      <PageLink href={getPagePath("privacy")} target="_blank" rel="noopener" className="link">
        {m.consent_privacy_read()}
      </PageLink>
    </Checkbox>
  );
}
