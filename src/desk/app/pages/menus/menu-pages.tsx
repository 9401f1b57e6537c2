import type { EditedMenu } from "#domain/content/menus/edit-menus.ts";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { formatName } from "../../components/format-name.ts";
import { ListPage } from "../../components/list-page.tsx";
import { getLanguageName, useLanguageFilter } from "../../components/use-locales.ts";
import { ContentHistory } from "../content/content-history.tsx";
import { ContentLinks, ContentOwner, useOfficeFilter, useOwnerColumn } from "../content/content-owner.tsx";
import { ContentPreview } from "../content/content-preview.tsx";
import { ContentSchedule, getScheduleColumn } from "../content/content-schedule.tsx";
import { OtherEditors } from "../content/open-forms.tsx";
import { ReadOnlyContent } from "../content/read-only-content.tsx";
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
    <EditPage
      title={({ name, locale }) => `${formatName(String(name))} (${getLanguageName(String(locale))})`}
      lead={m.desk_menu_lead()}
      submit={m.desk_publish()}
      fieldLabels={labels}
      redirect={false}
      autosaves
      renderAbove={(record) => <ContentOwner record={record} />}
      renderInstead={(record) => !record.may_change && <ReadOnlyContent record={record} labels={labels} />}
      renderBelow={(record) => <ContentLinks record={record} />}
    >
      <OtherEditors labels={labels} />
      <MenuEntries />
      <ContentPreview labels={labels} />
      <ContentSchedule labels={labels} />
      <ContentHistory labels={labels} />
    </EditPage>
  );
}
