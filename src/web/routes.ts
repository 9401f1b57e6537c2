import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { MOUNTS, type Mount } from "./site-map/page.ts";
import { getPattern, getRouteId, listPages } from "./site-map.ts";

const createRoutes = (mount: Mount): RouteConfigEntry[] =>
  listPages(mount).map((page) => {
    const [file, options] = [`pages/${page.file}.tsx`, { id: getRouteId(page) }];
    if (page.path === "") return index(file, options);
    // The frame of a buyer's pages is a layout without a path of its own.
    return route(mount === "buyer" ? getPattern(page).slice(1) : page.path, file, options);
  });

/** A site's pages. The boundary keeps the site's frame around errors. */
const createSiteRoutes = (mount: "network" | "office" | "agent", ...inner: RouteConfigEntry[]): RouteConfigEntry[] => [
  layout("mounts/page-boundary.tsx", { id: `${mount}/boundary` }, [...inner, ...createRoutes(mount)]),
];

const buyerRoutes = layout("mounts/buyer.tsx", { id: "buyer" }, createRoutes("buyer"));

export default [
  layout("mounts/network.tsx", { id: "network" }, createSiteRoutes("network", buyerRoutes)),
  layout("mounts/logo.tsx", { id: "logo" }, createRoutes("logo")),
  route(MOUNTS.office, "mounts/office.tsx", { id: "office" }, createSiteRoutes("office")),
  route(MOUNTS.agent, "mounts/agent.tsx", { id: "agent" }, createSiteRoutes("agent")),
] satisfies RouteConfig;
