import { Outlet } from "react-router";
import { PageError } from "../components/site/page-error.tsx";

export default function PageBoundary() {
  return <Outlet />;
}

/** Inside the mount's frame, so that a page that is missing keeps the way back. */
export function ErrorBoundary() {
  return <PageError />;
}
