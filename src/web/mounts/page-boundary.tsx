import { Outlet } from "react-router";
import { PageError } from "../components/site/page-error.tsx";

export default function PageBoundary() {
  return <Outlet />;
}

/** Renders inside the mount's frame, so that an error page keeps the site's menus. */
export function ErrorBoundary() {
  return <PageError />;
}
