import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { getForgotLimits, getPasswordLimits } from "#domain/accounts/account-limits.ts";
import { cancelAccount } from "#domain/accounts/closing/cancel-account.ts";
import { deleteAccount } from "#domain/accounts/closing/delete-account.ts";
import { requestPasswordReset } from "#domain/accounts/password/request-password-reset.ts";
import { changeEmail } from "#domain/accounts/profile/change-email.ts";
import { showProfile } from "#domain/accounts/profile/show-profile.ts";
import { updateProfile } from "#domain/accounts/profile/update-profile.ts";
import { endOtherSessions } from "#domain/accounts/sessions/own-sessions.ts";
import { requireBuyer } from "#domain/context.ts";
import { parseForm } from "#lib/forms/form.ts";
import { PageResponse, redirect, withStatus } from "../../document/responses.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const FORMS = ["profile", "email", "password", "sessions", "cancel", "delete"] as const;
export type ProfileForms = (typeof FORMS)[number];

/** The handler of each form on the profile page. */
const HANDLERS: Record<ProfileForms, (args: ActionArgs) => Promise<void>> = {
  async profile({ context, form }) {
    await updateProfile(context, parseForm(ACCOUNT_FORMS.profile, form));
  },
  async email(args) {
    await enforcePasswordLimits(args);
    await changeEmail(args.context, parseForm(ACCOUNT_FORMS.changeEmail, args.form));
  },
  async password({ context, metadata }) {
    const { email } = await showProfile(context);
    await metadata.enforceLimits(getForgotLimits({ email }));
    await requestPasswordReset(context, { email });
  },
  sessions: ({ context }) => endOtherSessions(context),
  async cancel(args) {
    await enforcePasswordLimits(args);
    await cancelAccount(args.context, parseForm(ACCOUNT_FORMS.password, args.form));
    args.metadata.session.end();
  },
  async delete(args) {
    await enforcePasswordLimits(args);
    await deleteAccount(args.context, parseForm(ACCOUNT_FORMS.password, args.form));
    args.metadata.session.end();
  },
};

/**
 * Handles one of the profile page's forms. A rejected form's response includes its name, so that the page shows the
 * errors in that form.
 */
export async function changeAccount(args: ActionArgs) {
  const form = FORMS.find((name) => name === args.url.searchParams.get("form"));
  if (!form) return redirect(getPagePath("profile"), 303);
  const next =
    form === "cancel" || form === "delete"
      ? `${getPagePath("accountClosed")}?about=${form}`
      : `${getPagePath("profile")}?about=${form}`;
  const response = await handleUnchallengedForm(args.form, next, () => HANDLERS[form](args));
  return response instanceof PageResponse ? response : withStatus({ form, rejected: response.data }, response.status);
}

async function enforcePasswordLimits({ context, metadata }: ActionArgs): Promise<void> {
  await metadata.enforceLimits(getPasswordLimits(requireBuyer(context).id));
}
