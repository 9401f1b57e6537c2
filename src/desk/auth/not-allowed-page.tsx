import { m } from "#messages/messages.js";
import { AuthPage } from "./auth-form.tsx";

/** Shown to someone who isn't staff, or who may not see the page requested. */
export function NotAllowedPage({ reason = m.desk_for_staff_only() }: { reason?: string }) {
  return (
    <AuthPage title={m.desk_title()} lead={reason}>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <a href="/desk/sign-in" className="link inline-block min-h-6">
          {m.agent_sign_in()}
        </a>
        <a href="/" className="link inline-block min-h-6">
          {m.go_home()}
        </a>
      </p>
    </AuthPage>
  );
}
