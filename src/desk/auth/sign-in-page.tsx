import type { StaffRole } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { AuthField, AuthForm, AuthPage, type Rejected } from "./auth-form.tsx";

const ROLES: readonly StaffRole[] = ["head_office", "office_manager", "agent", "read_only"];
const NAMES: Record<StaffRole, () => string> = {
  head_office: m.head_office,
  office_manager: m.role_office_manager,
  agent: m.agent,
  read_only: m.role_read_only,
};

interface SignInProps {
  isDemoOpen: boolean;
  rejected?: Rejected | undefined;
}

/** The staff sign-in page. Accounts are created by invitation. */
export function SignInPage({ isDemoOpen, rejected }: SignInProps) {
  return (
    <>
      {isDemoOpen && <DemoSignInForms />}
      <AuthPage title={m.agent_sign_in()} lead={m.desk_sign_in_text()} rejected={rejected}>
        <AuthForm action="/desk/sign-in" submit={m.sign_in()}>
          <AuthField name="email" type="email" label={m.field_email()} autoComplete="username" rejected={rejected} />
          <AuthField
            name="password"
            type="password"
            label={m.field_password()}
            autoComplete="current-password"
            rejected={rejected}
          />
        </AuthForm>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <a href="/desk/forgot-password" className="link inline-block min-h-6">
            {m.forgot_password()}
          </a>
          <a href="/" className="link inline-block min-h-6">
            {m.go_home()}
          </a>
        </p>
      </AuthPage>
    </>
  );
}

/** One-click sign-in for each role, only for a demo on the visitor's own machine. */
function DemoSignInForms() {
  return (
    <section className="mb-10 border border-rule bg-sheet p-5">
      <h2 className="text-2xl">{m.desk_demo_title()}</h2>
      <p className="my-3 text-ink-soft">{m.desk_demo_text()}</p>
      <div className="flex flex-wrap gap-3">
        {ROLES.map((role) => (
          <form key={role} method="post" action="/desk/demo-sign-in">
            <input type="hidden" name="role" value={role} />
            <button type="submit" className="button">
              {m.desk_demo_sign_in({ role: NAMES[role]() })}
            </button>
          </form>
        ))}
      </div>
      <p className="mt-4">
        <a href="/desk/outbox" className="link inline-block min-h-6">
          {m.outbox_title()}
        </a>
      </p>
    </section>
  );
}
