import { useRecordContext } from "ra-core";
import type { EditedOffice, ListedOffice } from "#domain/offices/editing/edit-office.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { CreatePage, EditPage } from "../../components/desk-form.tsx";
import { ExportLinks } from "../../components/export-links.tsx";
import { TextArea, TextField } from "../../components/fields.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { Notice } from "../../components/notice.tsx";
import { ProfilePhotoPanel } from "../../components/profile-photo.tsx";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { useRight } from "../../components/use-right.ts";
import { ViewsPanel } from "../../components/views/views-panel.tsx";
import { formatWeekday, HoursFields } from "./hours-fields.tsx";
import { ContactFields, FieldGroup, LinkFields, NetworkFields } from "./office-fields.tsx";
import { getOfficeLabels } from "./office-labels.ts";
import { OfficeSteps } from "./office-steps.tsx";

export function OfficeListPage() {
  const mayWrite = useRight("office.write");
  const canCreate = useRight("office.create");
  return (
    <ListPage<ListedOffice>
      title={m.offices()}
      lead={m.desk_offices_lead()}
      empty={m.desk_offices_empty()}
      sort={{ field: "name", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      actions={
        <>
          <ExportLinks kind="offices" />
          {canCreate && <ButtonLink to="/offices/create" label={m.desk_office_add()} />}
        </>
      }
      getRowPath={({ id }) => (mayWrite ? `/offices/${id}` : `/offices/${id}/show`)}
      columns={[
        { name: "name", label: m.name(), value: (row) => row.name, isSortable: true },
        { name: "locality", label: m.desk_location(), value: (row) => row.locality },
        { name: "phone", label: m.field_phone(), value: (row) => row.phone ?? "–" },
        {
          name: "status",
          label: m.status(),
          value: (row) => (row.status === "Active" ? m.desk_office_active() : m.desk_office_inactive()),
        },
      ]}
    />
  );
}

const getFieldLabels = () => ({
  ...getOfficeLabels(),
  hours: m.opening_hours(),
  territory: m.desk_office_territory(),
  slug: m.web_address(),
});

export function OfficeCreatePage() {
  return (
    <CreatePage
      title={m.desk_office_add()}
      lead={m.desk_office_add_lead()}
      submit={m.desk_office_add_action()}
      fieldLabels={getFieldLabels()}
      redirect="edit"
    >
      <NetworkFields isNew />
      <ContactFields />
      <PageFields />
      <LinkFields />
    </CreatePage>
  );
}

export function OfficeEditPage() {
  const { slug: _, status: __, ...labels } = getFieldLabels();
  return (
    <EditPage
      title={({ name }) => String(name)}
      lead={m.changes_go_live()}
      submit={m.desk_publish()}
      fieldLabels={labels}
      renderAbove={({ type, status, path }) => type === "office" && status === "Active" && <SiteLink path={path} />}
      renderBelow={(record) => (
        <>
          <ProfilePhotoPanel
            resource={`/offices/${record.id}`}
            photo={(record as unknown as EditedOffice).photo}
            hint={m.desk_office_photo_hint()}
            aspect={3 / 2}
            className="aspect-[3/2] w-full max-w-sm rounded-sm"
          />
          <OfficeSteps office={record as unknown as EditedOffice} />
          <ViewsPanel path={`/views/offices/${record.slug}`} title={m.desk_views_of()} />
        </>
      )}
    >
      <ClosedNote />
      <PageFields />
      <HoursFields />
      <ContactFields />
      <LinkFields />
      <NetworkFields />
    </EditPage>
  );
}

function ClosedNote() {
  const office = useRecordContext() as EditedOffice | undefined;
  return office?.status === "Inactive" ? <Notice>{m.desk_office_closed_note()}</Notice> : null;
}

function PageFields() {
  return (
    <FieldGroup title={m.desk_office_page()}>
      <TextField source="heading" label={m.heading()} />
      <TextArea source="sub_heading" label={m.desk_office_text()} lines={6} />
      <TextField source="photo_alt" label={m.desk_office_photo_alt()} hint={m.desk_office_photo_alt_hint()} />
      <TextField source="meta_title" label={m.desk_article_page_title()} hint={m.desk_office_meta_title_hint()} />
      <TextArea
        source="meta_description"
        label={m.desk_office_meta_description()}
        hint={m.desk_office_meta_description_hint()}
        lines={2}
      />
    </FieldGroup>
  );
}

export function OfficeShowPage() {
  return (
    <ShowPage<EditedOffice> title={({ name }) => name}>
      {(row) => (
        <>
          <Facts
            rows={[
              [m.heading(), row.heading],
              [m.desk_office_text(), row.sub_heading],
              [m.field_phone(), row.phone],
              [m.field_email(), row.email],
              ...row.hours.map(
                ({ day, opens, closes }) =>
                  [formatWeekday(day), opens ? `${opens}–${closes}` : m.opening_closed_then()] as const,
              ),
            ]}
          />
          <ViewsPanel path={`/views/offices/${row.slug}`} title={m.desk_views_of()} />
        </>
      )}
    </ShowPage>
  );
}
