import { usePermissions } from "ra-core";
import { Navigate } from "react-router";
import type { SetUp } from "#domain/set-up/show-set-up.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { SetUpPage } from "./set-up-page.tsx";

/** The desk's first page: the set-up list for head office while the network is empty, else the leads. */
export function StartPage() {
  const { permissions } = usePermissions<StaffAction[]>();
  if (!permissions) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return permissions.includes("network.write") ? <HeadOfficeStart /> : <Navigate to="/leads" replace />;
}

function HeadOfficeStart() {
  const { response, error } = useDeskQuery<SetUp>("/set-up");
  if (!response && !error) return <p className="text-ink-soft">{m.desk_loading()}</p>;
  return response?.opens_first ? <SetUpPage /> : <Navigate to="/leads" replace />;
}
