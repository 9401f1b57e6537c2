import type { ReactNode } from "react";
import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { PageLink } from "../site/page-link.tsx";
import { createAccountFields } from "./account-fields.ts";
import { FactorCodeField } from "./factor-code-field.tsx";
import type { AccountFormProps } from "./login-form.tsx";

interface SecondFactorFormProps extends AccountFormProps {
  /** The page to open after signing in; this page if omitted. */
  next?: string | undefined;
  /** The button that answers with a passkey instead. */
  passkey: ReactNode;
}

/** Asks for the code of an authenticator app, a recovery code or a passkey after the password. */
export function SecondFactorForm({ action, rejected, next, passkey }: SecondFactorFormProps) {
  const { names, field } = createAccountFields(ACCOUNT_FORMS.secondFactor, rejected);
  return (
    <>
      <FormFrame
        action={action}
        rejected={rejected}
        submitLabel={m.sign_in()}
        send={{ path: "/api/login/second-factor", fields: names }}
        {...(next !== undefined && { next })}
      >
        {passkey}
        <FactorCodeField {...field("factor_code")} defaultValue="" />
      </FormFrame>
      <p className="mt-5 text-ink-soft">
        {m.factor_lost_help()}{" "}
        <PageLink href={getPagePath("contact")} className="link">
          {m.office_write()}
        </PageLink>
      </p>
    </>
  );
}
