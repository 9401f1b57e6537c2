import { showProfile } from "#domain/accounts/profile/show-profile.ts";
import { showSecondFactor } from "#domain/accounts/second-factor/own-second-factor.ts";
import { listOwnSessions } from "#domain/accounts/sessions/own-sessions.ts";
import { getCommonTown, listAddressFields } from "#editions/address-format.ts";
import { checkYourEmail, profileUpdated } from "#editions/contract-messages.ts";
import { listRegions } from "#editions/translated-data.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { PasswordPrompt } from "../../components/buyer/password-prompt.tsx";
import { ProfileForm } from "../../components/buyer/profile-form.tsx";
import { ProfileSection } from "../../components/buyer/profile-section.tsx";
import { SecondFactorSection } from "../../components/buyer/second-factor-section.tsx";
import { SessionSection } from "../../components/buyer/session-section.tsx";
import { Field } from "../../components/forms/field.tsx";
import { FormFrame, getRejectedField } from "../../components/forms/form-frame.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";
import { changeAccount, type ProfileForms } from "./change-account.ts";

const PATH = getPagePath("profile");
const getAction = (form: ProfileForms): string => `${PATH}?form=${form}`;

export const loader = createPageLoader(async ({ context, url: { searchParams } }) => {
  const { token: _, attributes: __, ...user } = await showProfile(context);
  const regions = listRegions(context.locale, context.edition);
  const region = regions.find(({ slug }) => slug === user.state);
  return {
    user: { ...user, state: region?.name ?? user.state },
    regions,
    addressFields: listAddressFields(context.edition.address_format),
    town: getCommonTown(context.edition),
    sessions: await listOwnSessions(context),
    factor: await showSecondFactor(context),
    done: searchParams.get("about"),
  };
});

export const action = createPageAction(changeAccount);

const DONE: Record<string, () => string> = {
  profile: profileUpdated,
  email: m.email_changed,
  password: checkYourEmail,
  sessions: m.sessions_ended,
  factor_removed: m.factor_removed,
};

/** A buyer's profile: personal data, sign-in, data export and closing the account. */
export default function ProfilePage() {
  const { user, regions, addressFields, town, sessions, factor, done } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const getRejected = (form: ProfileForms) => (response && response.form === form ? response.rejected : undefined);
  const message = done && !response ? getOwnValue(DONE, done)?.() : undefined;
  return (
    <BuyerHeading title={m.buyer_profile()} lead={m.profile_lead()}>
      {message && (
        <div className="mt-5">
          <Notice key={done}>{message}</Notice>
        </div>
      )}
      <div className="mt-8 max-w-[65ch] space-y-12">
        <ProfileSection title={m.profile_you()}>
          <ProfileForm
            action={getAction("profile")}
            rejected={getRejected("profile")}
            user={user}
            regions={regions}
            addressFields={addressFields}
            town={town}
          />
        </ProfileSection>
        <ProfileSection title={m.field_email()} text={m.profile_email_text({ email: user.email })}>
          <FormFrame action={getAction("email")} rejected={getRejected("email")} submitLabel={m.profile_email_send()}>
            <Field
              {...getRejectedField(getRejected("email"), ["email", "password"], "email")}
              defaultValue={getRejected("email")?.typed.email}
              type="email"
              label={m.profile_new_email()}
              autoComplete="email"
              required
            />
            <PasswordPrompt scope="email-" rejected={getRejected("email")} />
          </FormFrame>
        </ProfileSection>
        <ProfileSection title={m.field_password()} text={m.profile_password_text()}>
          <FormFrame action={getAction("password")} rejected={getRejected("password")} submitLabel={m.forgot_send()}>
            {null}
          </FormFrame>
        </ProfileSection>
        <SecondFactorSection factor={factor} />
        <SessionSection action={getAction("sessions")} rejected={getRejected("sessions")} sessions={sessions} />
        <ProfileSection title={m.profile_export()} text={m.profile_export_text()}>
          <a href="/api/account/export" download className="button button-quiet">
            {m.profile_export_send()}
          </a>
        </ProfileSection>
        <ProfileSection title={m.cancel_account()} text={m.profile_cancel_text()}>
          <FormFrame
            action={getAction("cancel")}
            rejected={getRejected("cancel")}
            submitLabel={m.cancel_account()}
            endsSession
          >
            <PasswordPrompt scope="cancel-" rejected={getRejected("cancel")} />
          </FormFrame>
        </ProfileSection>
        <ProfileSection title={m.profile_delete()} text={m.profile_delete_text()}>
          <FormFrame
            action={getAction("delete")}
            rejected={getRejected("delete")}
            submitLabel={m.profile_delete_send()}
            endsSession
          >
            <PasswordPrompt scope="delete-" rejected={getRejected("delete")} />
          </FormFrame>
        </ProfileSection>
      </div>
    </BuyerHeading>
  );
}
