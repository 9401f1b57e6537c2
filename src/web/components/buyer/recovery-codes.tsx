import { m } from "#messages/messages.js";
import { ProfileSection } from "./profile-section.tsx";

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ProfileSection title={m.recovery_codes_title()} text={m.recovery_codes_lead()}>
      <ul className="grid gap-2 border border-rule bg-sheet p-5 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ProfileSection>
  );
}
