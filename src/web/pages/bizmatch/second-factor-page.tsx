import { createAppOffer, showSecondFactor } from "#domain/accounts/second-factor/own-second-factor.ts";
import { m } from "#messages/messages.js";
import { FactorCodeField } from "../../components/account/factor-code-field.tsx";
import { Notice } from "../../components/account/notice.tsx";
import { AppSetup } from "../../components/buyer/app-setup.tsx";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { PasswordPrompt } from "../../components/buyer/password-prompt.tsx";
import { ProfileSection } from "../../components/buyer/profile-section.tsx";
import { RecoveryCodes } from "../../components/buyer/recovery-codes.tsx";
import { FieldIdPrefix } from "../../components/forms/field.tsx";
import { FormFrame, type Rejected } from "../../components/forms/form-frame.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { useFormats } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";
import { changeSecondFactor, drawOffer, type FactorForms } from "./change-second-factor.ts";

const getAction = (form: FactorForms): string => `${getPagePath("secondFactor")}?form=${form}`;

export const loader = createPageLoader(async ({ context }) => {
  const factor = await showSecondFactor(context);
  return { factor, offer: factor ? null : await drawOffer(await createAppOffer(context)) };
});

export const action = createPageAction(changeSecondFactor);

/** Sets up, changes and removes a buyer's second factor. */
export default function SecondFactorPage() {
  const { factor, offer } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const { date } = useFormats();
  const getRejected = (form: FactorForms) => (response?.form === form ? response.rejected : undefined);
  const shown = response?.offer ?? offer;
  return (
    <BuyerHeading title={m.factor_title()} lead={m.factor_text()}>
      <div className="mt-8 max-w-[65ch] space-y-12">
        {response?.form === "app" && response.codes && <Notice>{m.factor_added()}</Notice>}
        {response?.codes && <RecoveryCodes codes={response.codes} />}
        {factor && !response?.codes && (
          <p>{m.factor_on({ date: date(factor.since.toISOString()), count: factor.recovery_codes })}</p>
        )}
        {shown && <AppSetup action={getAction("app")} offer={shown} rejected={getRejected("app")} />}
        {factor && !response?.codes && (
          <>
            <ProfileSection title={m.factor_recovery_title()} text={m.factor_recovery_text()}>
              <ConfirmForm form="codes" submitLabel={m.factor_recovery_send()} rejected={getRejected("codes")} />
            </ProfileSection>
            <ProfileSection title={m.factor_remove_title()} text={m.factor_remove_text()}>
              <ConfirmForm form="remove" submitLabel={m.factor_remove_send()} rejected={getRejected("remove")} />
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
}

/** Asks for the password and a code before a change. */
function ConfirmForm({ form, submitLabel, rejected }: ConfirmFormProps) {
  return (
    <FormFrame action={getAction(form)} rejected={rejected} submitLabel={submitLabel}>
      <PasswordPrompt scope={`${form}-`} rejected={rejected} />
      <FieldIdPrefix value={`${form}-`}>
        <FactorCodeField errors={rejected?.errors.factor_code} />
      </FieldIdPrefix>
    </FormFrame>
  );
}
