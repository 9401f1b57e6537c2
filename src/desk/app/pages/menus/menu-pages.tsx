import type { EditedMenu } from "#domain/content/menus/edit-menus.ts";
import { m } from "#messages/messages.js";
import { formatName } from "../../components/format-name.ts";
import { ListPage } from "../../components/list-page.tsx";
import { getLanguageName, useLanguageFilter } from "../../components/use-locales.ts";
import { ContentEditPage } from "../content/content-edit-page.tsx";
import { ContentOwner, useOfficeFilter, useOwnerColumn } from "../content/content-owner.tsx";
import { getScheduleColumn } from "../content/content-schedule.tsx";
import { MenuEntries } from "./menu-entries.tsx";

/** A listed menu as parsed from JSON, where a date is text. */
type Row = EditedMenu & { publish_at: string | null };

export function MenuListPage() {
  const owner = useOwnerColumn<Row>();
  return (
    <ListPage<Row>
      title={m.desk_menus_title()}
      lead={m.desk_menus_lead()}
      empty={m.desk_menus_empty()}
      sort={{ field: "name", order: "ASC" }}
      filters={[...useLanguageFilter(), ...useOfficeFilter()]}
      getRowPath={({ id }) => `/menus/${id}`}
      columns={[
        { name: "name", label: m.menu(), value: ({ name }) => formatName(name), isSortable: true },
        { name: "locale", label: m.language(), value: ({ locale }) => getLanguageName(locale) },
        owner,
        {
          name: "items",
          label: m.desk_menu_entries(),
          value: ({ items }) => items.map(({ label }) => label).join(", "),
        },
        getScheduleColumn(),
      ]}
    />
  );
}

export function MenuEditPage() {
  const labels = { items: m.desk_menu_entries() };
  return (
    <ContentEditPage
      title={({ name, locale }) => `${formatName(String(name))} (${getLanguageName(String(locale))})`}
      lead={m.desk_menu_lead()}
      labels={labels}
      renderAbove={(record) => <ContentOwner record={record} />}
    >
      <MenuEntries />
    </ContentEditPage>
  );
}
