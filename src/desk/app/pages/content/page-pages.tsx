import { useRecordContext } from "ra-core";
import { useWatch } from "react-hook-form";
import type { ListedPage } from "#domain/content/pages/desk-page-queries.ts";
import type { EditedPage } from "#domain/content/pages/edit-pages.ts";
import { PLACEHOLDERS } from "#domain/content/text/placeholders.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { CreatePage } from "../../components/desk-form.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { PlaceholderChips } from "../../components/placeholder-chips.tsx";
import { RichTextField } from "../../components/rich-text/rich-text-field.tsx";
import { getLanguageName, useLanguageFilter, useLocales } from "../../components/use-locales.ts";
import { useRight } from "../../components/use-right.ts";
import { ContentEditPage } from "./content-edit-page.tsx";
import { ContentFields } from "./content-field.tsx";
import { ContentAddress, useOfficeFilter } from "./content-owner.tsx";
import { getScheduleColumn } from "./content-schedule.tsx";
import { DraftField } from "./links-to-text.tsx";
import { AgentField, getOwnerLabels, OfficeField } from "./owner-fields.tsx";
import { SearchResultFields } from "./search-result-fields.tsx";

/** A listed page as parsed from JSON, where a date is text. */
type Row = Omit<ListedPage, "edited_at"> & { edited_at: string | null };

const TYPE_LABELS: Record<ListedPage["type"], () => string> = {
  custom: m.page,
  template: m.desk_page_type_template,
  marketing: m.desk_page_type_marketing,
  seller_landing: m.desk_page_type_seller_landing,
  seller_valuation: m.desk_page_type_seller_valuation,
};

const getLabels = () => ({
  name: m.name(),
  body: m.text(),
  menu_label: m.desk_page_menu_label(),
  menu_order: m.desk_page_menu_order(),
  show_in_menu: m.desk_page_show_in_menu(),
  is_draft: m.desk_article_is_draft(),
});

export function PageListPage() {
  const mayWrite = useRight("page.write");
  const mayReadText = useRight("content.read");
  return (
    <ListPage<Row>
      title={m.pages()}
      lead={mayReadText ? m.desk_pages_lead() : m.desk_pages_own_lead()}
      empty={m.desk_pages_empty()}
      {...(mayWrite && { none: m.desk_pages_none() })}
      sort={{ field: "name", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }, ...useLanguageFilter(), ...useOfficeFilter()]}
      actions={mayWrite && <ButtonLink to="/pages/create" label={m.desk_page_add()} />}
      getRowPath={({ id }) => `/pages/${id}`}
      columns={[
        { name: "name", label: m.name(), value: ({ name }) => name, isSortable: true },
        { name: "type", label: m.type(), value: ({ type }) => TYPE_LABELS[type](), isSortable: true },
        { name: "locale", label: m.language(), value: ({ locale }) => getLanguageName(locale) },
        { name: "office", label: m.desk_page_owner(), value: ({ agent, office }) => agent ?? office ?? "–" },
        {
          name: "status",
          label: m.status(),
          value: ({ is_draft }) => (is_draft ? m.draft() : m.desk_article_published()),
        },
        { name: "edited_at", label: m.desk_section_edited(), value: ({ edited_at }) => formatTime(edited_at) || "–" },
        getScheduleColumn(),
      ]}
    />
  );
}

export function PageCreatePage() {
  const locales = useLocales();
  const isHeadOffice = useRight("network.write");
  const labels = {
    ...getLabels(),
    type: m.type(),
    template_slug: m.desk_page_template(),
    slug: m.web_address(),
    locale: m.language(),
    title: m.desk_article_page_title(),
    description: m.description(),
    heading: m.heading(),
    lead: m.desk_article_lead(),
    ...getOwnerLabels(),
  };
  return (
    <CreatePage
      title={m.desk_page_add()}
      submit={m.desk_page_save()}
      fieldLabels={labels}
      redirect="edit"
      autosaves
      defaults={{ locale: document.documentElement.lang, type: "custom" }}
    >
      <OfficeField />
      <AgentField />
      {isHeadOffice && (
        <SelectField
          source="type"
          label={labels.type}
          choices={Object.entries(TYPE_LABELS).map(([type, label]) => [type, label()])}
          required
        />
      )}
      <TemplateField label={labels.template_slug} />
      <SelectField source="locale" label={labels.locale} choices={locales} required />
      <PlaceholderChips names={PLACEHOLDERS} />
      <TextField source="slug" label={labels.slug} hint={m.desk_article_slug_hint()} required />
      <TextField source="heading" label={labels.heading} required />
      <TextArea source="lead" label={labels.lead} lines={3} />
      <SearchResultFields />
      <PageFields />
    </CreatePage>
  );
}

/** The first part of the address of a page that is based on a template. */
function TemplateField({ label }: { label: string }) {
  if (useWatch({ name: "type" }) !== "template") return null;
  return <TextField source="template_slug" label={label} hint={m.desk_page_template_hint()} required />;
}

export function PageEditPage() {
  const labels = { ...getLabels(), values: m.desk_section_texts() };
  return (
    <ContentEditPage
      title={({ name, locale }) => `${name} (${getLanguageName(String(locale))})`}
      submit={m.desk_page_save()}
      labels={labels}
      renderAbove={({ type, owner, path }) => (
        <ContentAddress facts={[TYPE_LABELS[type as ListedPage["type"]](), owner, path]} />
      )}
    >
      <PlaceholderChips names={PLACEHOLDERS} />
      <PageValues />
      <PageFields />
    </ContentEditPage>
  );
}

function PageValues() {
  return <ContentFields {...(useRecordContext() as unknown as EditedPage)} />;
}

function PageFields() {
  const labels = getLabels();
  return (
    <>
      <RichTextField source="body" label={labels.body} />
      <TextField source="name" label={labels.name} hint={m.desk_page_name_hint()} required />
      <TextField source="menu_label" label={labels.menu_label} hint={m.desk_page_menu_label_hint()} />
      <TextField source="menu_order" label={labels.menu_order} inputMode="numeric" />
      <CheckField source="show_in_menu" label={labels.show_in_menu} />
      <DraftField label={labels.is_draft} />
    </>
  );
}
