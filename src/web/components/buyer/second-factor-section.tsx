import type { OwnSecondFactor } from "#domain/accounts/second-factor/own-second-factor.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** Whether a buyer has a second factor, and the link to its page. */
export function SecondFactorSection({ factor }: { factor: OwnSecondFactor | null }) {
  const { date } = useFormats();
  const status = factor
    ? m.factor_on({ date: date(factor.since.toISOString()), count: factor.recovery_codes })
    : m.factor_off();
  return (
    <ProfileSection title={m.factor_title()} text={m.factor_text()}>
      <p className="mb-5">{status}</p>
      <PageLink href={getPagePath("secondFactor")} className="button button-quiet">
        {factor ? m.factor_change() : m.factor_set_up()}
      </PageLink>
    </ProfileSection>
  );
}
