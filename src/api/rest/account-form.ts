import { ACCOUNT_SCHEMAS } from "#domain/accounts/account-fields.ts";
import { ACCOUNT_FORMS, type AccountFormName } from "#domain/accounts/account-forms.ts";
import { checkAccountForm } from "#domain/accounts/account-input.ts";
import { createAccountProblem } from "#domain/accounts/account-messages.ts";
import { getRequiredNames } from "#lib/forms/form.ts";
import type { Raw } from "../http/operation.ts";

/** Describes an operation's body, which is an account form, and its validation error. */
export function describeAccountForm(name: AccountFormName) {
  return {
    body: ACCOUNT_SCHEMAS[name],
    required: getRequiredNames<string>(ACCOUNT_FORMS[name]),
    toProblem: createAccountProblem,
  };
}

/** Like `describeAccountForm`, but also validates the body. For forms without rules across fields. */
export function createAccountForm<Name extends Parameters<typeof checkAccountForm>[0]>(name: Name) {
  return { ...describeAccountForm(name), check: ({ body }: Raw) => checkAccountForm(name, body) };
}
