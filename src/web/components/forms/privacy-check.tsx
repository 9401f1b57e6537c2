import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { PageLink } from "../site/page-link.tsx";
import { Check } from "./field.tsx";

/** The consent checkbox in the stored wording, with links to the documents it refers to. */
export function PrivacyCheck(given: Omit<ComponentProps<typeof Check>, "children" | "required">) {
  return (
    <Check {...given} required>
      {m.consent_privacy()}{" "}
      <PageLink href="/privacy" target="_blank" rel="noopener" className="link">
        {m.consent_privacy_read()}
      </PageLink>
    </Check>
  );
}
