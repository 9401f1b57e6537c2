import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../components/format-number.ts";

/** A number that links to the rows that it counts; zero has no link. */
export function RowsLink({ n, to, children }: { n: number; to: string; children?: ReactNode }) {
  if (n === 0) return <>{children ?? 0}</>;
  // A router link to a heading of this page would drop the query.
  if (to.startsWith("#"))
    return (
      <button
        type="button"
        className="link inline-block min-h-6 cursor-pointer"
        onClick={() => document.getElementById(to.slice(1))?.scrollIntoView()}
      >
        {children ?? formatNumber(n)}
      </button>
    );
  return (
    <Link to={to} className="link inline-block min-h-6">
      {children ?? formatNumber(n)}
    </Link>
  );
}
