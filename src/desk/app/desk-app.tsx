import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from "ra-core";
import { createBrowserRouter, Route, RouterProvider } from "react-router";
import { m } from "#messages/messages.js";
import { DeskFrame } from "./components/desk-frame.tsx";
import { Notice } from "./components/notice.tsx";
import { authProvider } from "./data/auth-provider.ts";
import { dataProvider } from "./data/data-provider.ts";
import { i18nProvider } from "./data/i18n-provider.ts";
import { redirectToFirstPage } from "./pages/set-up/redirect-to-first-page.ts";
import { PAGES, RESOURCES } from "./resources.ts";

/** The desk stores nothing in the browser. */
const store = memoryStore();

function Desk() {
  return (
    <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
      <CoreAdminUI
        layout={DeskFrame}
        title={m.desk_title()}
        loading={Loading}
        catchAll={NotFoundPage}
        accessDenied={NotFoundPage}
        error={ErrorPage}
        disableTelemetry
        requireAuth
      >
        {RESOURCES.map(({ name, list, create, edit, show }) => (
          <Resource key={name} name={name} list={list} create={create} edit={edit} show={show} />
        ))}
        <CustomRoutes>
          {PAGES.map(({ path, page: Page }) => (
            <Route key={path} path={`/${path}`} element={<Page />} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  );
}

function Loading() {
  return <p className="page-width py-8 text-ink-soft">{m.desk_loading()}</p>;
}

function NotFoundPage() {
  return <Notice title={m.desk_page_not_found()}>{m.desk_page_not_found_text()}</Notice>;
}

function ErrorPage({ error }: { error: Error }) {
  return (
    <div className="page-width py-8">
      <Notice tone="wrong" title={m.desk_error()}>
        {error.message}
      </Notice>
      <a href="/desk" className="button">
        {m.desk_start_again()}
      </a>
    </div>
  );
}

const router = createBrowserRouter(
  [
    { path: "/", loader: redirectToFirstPage, HydrateFallback: Loading },
    { path: "*", element: <Desk /> },
  ],
  { basename: "/desk" },
);

export function DeskApp() {
  return <RouterProvider router={router} />;
}
