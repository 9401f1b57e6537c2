import { Link } from "react-router";

/** A link to a page of the desk that looks like a button. */
export function ButtonLink({ to, label, isQuiet = false }: { to: string; label: string; isQuiet?: boolean }) {
  return (
    <Link to={to} className={isQuiet ? "button button-quiet" : "button"}>
      {label}
    </Link>
  );
}
