import { NavLink } from "react-router";
import { m } from "#messages/messages.js";

const getClass = ({ isActive }: { isActive: boolean }) =>
  `min-h-9 border px-3 py-1 ${isActive ? "border-accent bg-accent-wash font-semibold" : "border-rule-strong bg-sheet"}`;

/** Switches between the board and the list. */
export function DealViews() {
  return (
    <nav aria-label={m.deal_views()} className="flex flex-wrap items-center gap-2 self-center">
      <NavLink to="/deals/board" className={getClass}>
        {m.deal_view_board()}
      </NavLink>
      <NavLink to="/deals" end className={getClass}>
        {m.deal_view_list()}
      </NavLink>
    </nav>
  );
}
