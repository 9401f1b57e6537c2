import { createAppOffer, showSecondFactor } from "#domain/accounts/second-factor/own-second-factor.ts";
import { listBuyerPasskeys } from "#domain/accounts/second-factor/passkeys/buyer-passkeys.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { FactorCodeField } from "../../components/account/factor-code-field.tsx";
import { Notice } from "../../components/account/notice.tsx";
import { AppSetup } from "../../components/buyer/app-setup.tsx";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { PasskeyList } from "../../components/buyer/passkey-list.tsx";
import { PasswordPrompt } from "../../components/buyer/password-prompt.tsx";
import { ProfileSection } from "../../components/buyer/profile-section.tsx";
import { RecoveryCodes } from "../../components/buyer/recovery-codes.tsx";
import { FieldIdPrefix } from "../../components/forms/field.tsx";
import { FormFrame, type Rejected } from "../../components/forms/form-frame.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { Island } from "../../document/island.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { useFormats } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";
import { changeSecondFactor, drawOffer, type FactorForms } from "./change-second-factor.ts";

const getAction = (form: FactorForms): string => `${getPagePath("secondFactor")}?form=${form}`;

export const loader = createPageLoader(async ({ context, url: { searchParams } }) => {
  const factor = await showSecondFactor(context);
  const offer = factor?.has_app ? null : await drawOffer(await createAppOffer(context));
  return { factor, offer, passkeys: await listBuyerPasskeys(context), done: searchParams.get("about") };
});

export const action = createPageAction(changeSecondFactor);

const DONE: Record<string, () => string> = {
  passkey_added: m.passkey_added_notice,
  passkey_removed: m.passkey_removed_notice,
};

/** Sets up, changes and removes a buyer's second factor. */
export default function SecondFactorPage() {
  const { factor, offer, passkeys, done } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const { date } = useFormats();
  const getRejected = (form: FactorForms) => (response?.form === form ? response.rejected : undefined);
  const shown = response?.offer ?? offer;
  const codes = response?.codes ?? [];
  const removal = getRejected("passkey");
  const message =
    response?.form === "app" && response.codes
      ? m.factor_added()
      : !response && done
        ? getOwnValue(DONE, done)?.()
        : undefined;
  return (
    <BuyerHeading title={m.factor_title()} lead={m.factor_text()}>
      <div className="mt-8 max-w-[65ch] space-y-12">
        {message && <Notice>{message}</Notice>}
        {codes.length > 0 && <RecoveryCodes codes={codes} />}
        {factor && codes.length === 0 && (
          <p>{m.factor_on({ date: date(factor.since.toISOString()), count: factor.recovery_codes })}</p>
        )}
        {shown && <AppSetup action={getAction("app")} offer={shown} rejected={getRejected("app")} />}
        <ProfileSection title={m.passkeys_title()} text={m.passkeys_text()}>
          {passkeys.data.length > 0 && (
            <PasskeyList
              action={getAction("passkey")}
              passkeys={passkeys.data}
              rejected={removal && { id: response?.passkey ?? "", rejected: removal }}
              isOnlyFactor={passkeys.data.length === 1 && !factor?.has_app}
            />
          )}
          {passkeys.available ? (
            <Island name="passkey-setup" when="load" props={{ page: getPagePath("secondFactor") }} />
          ) : (
            <p className="text-ink-soft">{m.passkey_unavailable()}</p>
          )}
        </ProfileSection>
        {factor && codes.length === 0 && (
          <>
            <ProfileSection title={m.factor_recovery_title()} text={m.factor_recovery_text()}>
              <ConfirmForm
                form="codes"
                submitLabel={m.factor_recovery_send()}
                rejected={getRejected("codes")}
                hasPasskey={passkeys.data.length > 0}
              />
            </ProfileSection>
            <ProfileSection title={m.factor_remove_title()} text={m.factor_remove_text()}>
              <ConfirmForm
                form="remove"
                submitLabel={m.deactivate()}
                rejected={getRejected("remove")}
                hasPasskey={passkeys.data.length > 0}
              />
            </ProfileSection>
          </>
        )}
        <p>
          <PageLink href={getPagePath("profile")} className="link">
            {m.factor_back()}
          </PageLink>
        </p>
      </div>
    </BuyerHeading>
  );
}

interface ConfirmFormProps {
  form: FactorForms;
  submitLabel: string;
  rejected: Rejected | undefined;
  hasPasskey: boolean;
}

/** Asks for the password and a code or passkey before a change. */
function ConfirmForm({ form, submitLabel, rejected, hasPasskey }: ConfirmFormProps) {
  return (
    <FormFrame action={getAction(form)} rejected={rejected} submitLabel={submitLabel}>
      <PasswordPrompt scope={`${form}-`} rejected={rejected} />
      <FieldIdPrefix value={`${form}-`}>
        <FactorCodeField errors={rejected?.errors.factor_code} />
      </FieldIdPrefix>
      {hasPasskey && (
        <div>
          <Island name="passkey-answer" when="load" props={{ isKnown: true }} />
        </div>
      )}
    </FormFrame>
  );
}
