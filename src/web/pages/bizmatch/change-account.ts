import { redirect } from "react-router";
import { accountFromForm } from "#domain/accounts/account-input.ts";
import { forgotLimits, passwordLimits } from "#domain/accounts/account-limits.ts";
import { cancelAccount } from "#domain/accounts/closing/cancel-account.ts";
import { deleteAccount } from "#domain/accounts/closing/delete-account.ts";
import { forgotPassword } from "#domain/accounts/password/forgot-password.ts";
import { changeEmail } from "#domain/accounts/profile/change-email.ts";
import { showProfile } from "#domain/accounts/profile/show-profile.ts";
import { updateProfile } from "#domain/accounts/profile/update-profile.ts";
import { requireBuyer } from "#domain/context.ts";
import { sendUnchallenged } from "../../forms/submit-form.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { FAREWELL } from "./farewell-path.ts";

const FORMS = ["profile", "email", "password", "cancel", "delete"] as const;
export type ProfileForms = (typeof FORMS)[number];

const FIELDS = [
  "first_name",
  "last_name",
  "mobile_e164",
  "address_1",
  "locality",
  "state",
  "country",
  "postal_code",
] as const;

/** The handler of each form on the profile page. */
const WORK: Record<ProfileForms, (args: ActionArgs) => Promise<void>> = {
  async profile({ context, form }) {
    await updateProfile(context, accountFromForm(form, FIELDS));
  },
  async email(args) {
    await countPassword(args);
    await changeEmail(args.context, accountFromForm(args.form, ["email", "password"]));
  },
  async password({ context, metadata }) {
    const { email } = await showProfile(context);
    await metadata.count(forgotLimits({ email }));
    await forgotPassword(context, { email });
  },
  async cancel(args) {
    await countPassword(args);
    await cancelAccount(args.context, accountFromForm(args.form, ["password"]));
    args.metadata.session.end();
  },
  async delete(args) {
    await countPassword(args);
    await deleteAccount(args.context, accountFromForm(args.form, ["password"]));
    args.metadata.session.end();
  },
};

/** Handles one of the profile page's forms. A rejected form returns with its name. */
export async function changeAccount(args: ActionArgs) {
  const form = FORMS.find((name) => name === args.url.searchParams.get("form"));
  if (!form) return redirect("/bizmatch/profile", 303);
  const next = form === "cancel" || form === "delete" ? `${FAREWELL}?about=${form}` : `/bizmatch/profile?about=${form}`;
  const answer = await sendUnchallenged(args.form, next, () => WORK[form](args));
  return answer instanceof Response ? answer : { ...answer, data: { form, rejected: answer.data } };
}

async function countPassword({ context, metadata }: ActionArgs): Promise<void> {
  await metadata.count(passwordLimits(requireBuyer(context).id));
}
