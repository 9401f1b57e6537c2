import type { StaffRank } from "#domain/context.ts";
import { m } from "#messages/messages.js";

const RANKS: readonly StaffRank[] = ["head_office", "office_manager", "agent", "read_only"];
const NAMES: Record<StaffRank, () => string> = {
  head_office: m.rank_head_office,
  office_manager: m.rank_office_manager,
  agent: m.rank_agent,
  read_only: m.rank_read_only,
};

/** Where staff come in. Accounts are opened by head office. */
export function SignInPage({ openOutbox }: { openOutbox: boolean }) {
  return (
    <>
      <h1>{m.desk_sign_in_title()}</h1>
      <p>{m.desk_sign_in_text()}</p>
      {openOutbox && <DemoDoors />}
      <p>
        <a href="/">{m.go_home()}</a>
      </p>
    </>
  );
}

/** On the demonstration's own machine anyone may be anyone. */
function DemoDoors() {
  return (
    <section>
      <h2>{m.desk_demo_title()}</h2>
      <p>{m.desk_demo_text()}</p>
      {RANKS.map((rank) => (
        <form key={rank} method="post" action="/desk/demo-sign-in">
          <input type="hidden" name="role" value={rank} />
          <button type="submit">{m.desk_demo_enter({ rank: NAMES[rank]() })}</button>
        </form>
      ))}
      <p>
        <a href="/desk/outbox">{m.outbox_title()}</a>
      </p>
    </section>
  );
}
