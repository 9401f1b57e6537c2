import { m } from "#messages/messages.js";

/** Somebody whom the desk does not open to, or what they asked for. */
export function NotAllowedPage({ reason = m.desk_for_staff_only() }: { reason?: string }) {
  return (
    <>
      <h1>{m.desk_title()}</h1>
      <p>{reason}</p>
      <p>
        <a href="/desk/sign-in">{m.desk_sign_in_title()}</a>
      </p>
      <p>
        <a href="/">{m.go_home()}</a>
      </p>
    </>
  );
}
