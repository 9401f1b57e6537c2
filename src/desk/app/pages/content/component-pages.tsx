import { useRecordContext } from "ra-core";
import type { ListedComponent } from "#domain/content/components/desk-component-queries.ts";
import type { EditedComponent } from "#domain/content/components/edit-components.ts";
import { PLACEHOLDERS } from "#domain/content/text/placeholders.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { CreatePage } from "../../components/desk-form.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { PlaceholderChips } from "../../components/placeholder-chips.tsx";
import { RichTextField } from "../../components/rich-text/rich-text-field.tsx";
import { getLanguageName, useLanguageFilter, useLocales } from "../../components/use-locales.ts";
import { useRight } from "../../components/use-right.ts";
import { ContentEditPage } from "./content-edit-page.tsx";
import { ContentFields } from "./content-field.tsx";
import { useOfficeFilter } from "./content-owner.tsx";
import { getScheduleColumn } from "./content-schedule.tsx";
import { getOwnerLabels, OfficeField } from "./owner-fields.tsx";

const getStatusLabel = (status: ListedComponent["status"]): string =>
  status === "Active" ? m.desk_component_shown() : m.desk_component_hidden();

export function ComponentListPage() {
  const mayWrite = useRight("content.write");
  return (
    <ListPage<ListedComponent>
      title={m.desk_components_title()}
      lead={m.desk_components_lead()}
      empty={m.desk_components_empty()}
      sort={{ field: "type_name", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }, ...useLanguageFilter(), ...useOfficeFilter()]}
      actions={mayWrite && <ButtonLink to="/components/create" label={m.desk_component_add()} />}
      getRowPath={({ id }) => `/components/${id}`}
      columns={[
        { name: "slug", label: m.web_address(), value: ({ slug }) => slug },
        { name: "type_name", label: m.type(), value: ({ type_name }) => type_name, isSortable: true },
        { name: "locale", label: m.language(), value: ({ locale }) => getLanguageName(locale) },
        { name: "office", label: m.office(), value: ({ office }) => office },
        { name: "status", label: m.status(), value: ({ status }) => getStatusLabel(status) },
        getScheduleColumn(),
      ]}
    />
  );
}

export function ComponentCreatePage() {
  const labels = {
    type_name: m.type(),
    slug: m.web_address(),
    locale: m.language(),
    heading: m.heading(),
    body: m.text(),
    office_id: getOwnerLabels().office_id,
  };
  return (
    <CreatePage
      title={m.desk_component_add()}
      submit={m.desk_publish()}
      fieldLabels={labels}
      redirect="edit"
      defaults={{ locale: document.documentElement.lang }}
    >
      <OfficeField />
      <TextField source="type_name" label={labels.type_name} hint={m.desk_component_type_hint()} required />
      <SelectField source="locale" label={labels.locale} choices={useLocales()} required />
      <TextField source="slug" label={labels.slug} hint={m.desk_article_slug_hint()} required />
      <PlaceholderChips names={PLACEHOLDERS} />
      <TextField source="heading" label={labels.heading} required />
      <RichTextField source="body" label={labels.body} />
    </CreatePage>
  );
}

export function ComponentEditPage() {
  const labels = {
    values: m.desk_section_texts(),
    position: m.desk_component_position(),
    status: m.desk_component_status(),
  };
  return (
    <ContentEditPage
      title={({ type_name, slug, locale }) => `${type_name}: ${slug} (${getLanguageName(String(locale))})`}
      labels={labels}
    >
      <PlaceholderChips names={PLACEHOLDERS} />
      <ComponentValues />
      <TextField source="position" label={labels.position} inputMode="numeric" required />
      <SelectField
        source="status"
        label={labels.status}
        choices={(["Active", "Inactive"] as const).map((status) => [status, getStatusLabel(status)])}
        required
      />
    </ContentEditPage>
  );
}

function ComponentValues() {
  return <ContentFields {...(useRecordContext() as unknown as EditedComponent)} />;
}
