import type { EditedOffice, ListedOffice } from "#domain/offices/editing/edit-office.ts";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { CheckField, TextArea, TextField } from "../../components/fields.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/rights.ts";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { ViewsPanel } from "../../components/views/views-panel.tsx";

/** The first of January 2024 was a Monday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, day),
  );

export function OfficeListPage() {
  const mayWrite = useRight("office.write");
  return (
    <ListPage<ListedOffice>
      title={m.desk_offices_title()}
      lead={m.desk_offices_lead()}
      empty={m.desk_offices_empty()}
      sort={{ field: "name", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      leadsTo={({ id }) => (mayWrite ? `/offices/${id}` : `/offices/${id}/show`)}
      columns={[
        { name: "name", label: m.desk_name(), value: (row) => row.name, sorts: true },
        { name: "locality", label: m.desk_place(), value: (row) => row.locality },
        { name: "phone", label: m.desk_phone(), value: (row) => row.phone ?? "–" },
      ]}
    />
  );
}

export function OfficeEditPage() {
  return (
    <EditPage
      title={({ name }) => String(name)}
      lead={m.desk_office_edit_lead()}
      submit={m.desk_publish()}
      sends={{
        heading: m.desk_office_heading(),
        sub_heading: m.desk_office_text(),
        phone: m.desk_phone(),
        whats_app_number: m.desk_office_whats_app(),
        opening_hours_message: m.desk_office_hours_message(),
        show_opening_hours: m.desk_office_show_hours(),
        hours: m.desk_office_hours(),
      }}
      below={({ slug }) => <ViewsPanel path={`/views/offices/${slug}`} title={m.desk_views_of()} />}
    >
      <TextField source="heading" label={m.desk_office_heading()} />
      <TextArea source="sub_heading" label={m.desk_office_text()} lines={6} />
      <TextField source="phone" type="tel" label={m.desk_phone()} />
      <TextField source="whats_app_number" type="tel" label={m.desk_office_whats_app()} />
      <fieldset className="mb-5 max-w-xl border border-rule p-4">
        <legend className="px-2 font-semibold">{m.desk_office_hours()}</legend>
        <p className="mb-3 text-ink-soft">{m.desk_office_hours_hint()}</p>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <div key={day} className="grid grid-cols-2 gap-x-4">
            <TextField
              source={`hours.${day - 1}.opens`}
              type="time"
              label={m.desk_office_opens({ day: dayName(day) })}
              required
            />
            <TextField
              source={`hours.${day - 1}.closes`}
              type="time"
              label={m.desk_office_closes({ day: dayName(day) })}
              required
            />
          </div>
        ))}
      </fieldset>
      <TextField source="opening_hours_message" label={m.desk_office_hours_message()} />
      <CheckField source="show_opening_hours" label={m.desk_office_show_hours()} />
    </EditPage>
  );
}

export function OfficeShowPage() {
  return (
    <ShowPage<EditedOffice> title={({ name }) => name}>
      {(row) => (
        <>
          <Facts
            rows={[
              [m.desk_office_heading(), row.heading],
              [m.desk_office_text(), row.sub_heading],
              [m.desk_phone(), row.phone],
              ...row.hours.map(
                ({ day, opens, closes }) =>
                  [dayName(day), opens ? `${opens}–${closes}` : m.desk_office_closed()] as const,
              ),
            ]}
          />
          <ViewsPanel path={`/views/offices/${row.slug}`} title={m.desk_views_of()} />
        </>
      )}
    </ShowPage>
  );
}
