import { m } from "#messages/messages.js";

/** Where staff come in. Accounts are opened by head office. */
export function SignInPage({ openOutbox }: { openOutbox: boolean }) {
  return (
    <>
      <h1>{m.desk_sign_in_title()}</h1>
      <p>{m.desk_sign_in_text()}</p>
      {openOutbox && (
        <p>
          <a href="/desk/outbox">{m.outbox_title()}</a>
        </p>
      )}
      <p>
        <a href="/">{m.go_home()}</a>
      </p>
    </>
  );
}
