import { useRecordContext } from "ra-core";
import type { ListedSection } from "#domain/content/sections/desk-section-queries.ts";
import type { EditedSection } from "#domain/content/sections/edit-sections.ts";
import { m } from "#messages/messages.js";
import { TextsLink } from "../../components/export-links.tsx";
import { formatName } from "../../components/format-name.ts";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { PlaceholderChips } from "../../components/placeholder-chips.tsx";
import { TextsImport } from "../../components/texts-import.tsx";
import { getLanguageName, useLanguageFilter } from "../../components/use-locales.ts";
import { ContentEditPage } from "./content-edit-page.tsx";
import { ContentFields } from "./content-field.tsx";
import { ContentOwner, useOfficeFilter, useOwnerColumn } from "./content-owner.tsx";
import { getScheduleColumn } from "./content-schedule.tsx";

/** A listed section as parsed from JSON, where a date is text. */
type Row = Omit<ListedSection, "edited_at"> & { edited_at: string | null };

export function SectionListPage() {
  const owner = useOwnerColumn<Row>();
  return (
    <ListPage<Row>
      title={m.desk_sections_title()}
      lead={m.desk_sections_lead()}
      actions={<TextsLink />}
      intro={<TextsImport />}
      empty={m.desk_sections_empty()}
      sort={{ field: "name", order: "ASC" }}
      perPage={50}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }, ...useLanguageFilter(), ...useOfficeFilter()]}
      getRowPath={({ id }) => `/sections/${id}`}
      columns={[
        { name: "name", label: m.page(), value: ({ name }) => formatName(name), isSortable: true },
        { name: "locale", label: m.language(), value: ({ locale }) => getLanguageName(locale) },
        owner,
        { name: "edited_at", label: m.desk_section_edited(), value: ({ edited_at }) => formatTime(edited_at) || "–" },
        getScheduleColumn(),
      ]}
    />
  );
}

export function SectionEditPage() {
  const labels = { values: m.desk_section_texts() };
  return (
    <ContentEditPage
      title={({ name, locale }) => `${formatName(String(name))} (${getLanguageName(String(locale))})`}
      labels={labels}
      renderAbove={(record) => <ContentOwner record={record} />}
    >
      <SectionValues />
    </ContentEditPage>
  );
}

function SectionValues() {
  const section = useRecordContext() as unknown as EditedSection;
  return (
    <>
      {section.is_email && <p className="mb-4 max-w-prose text-ink-soft">{m.desk_email_lead()}</p>}
      <PlaceholderChips names={section.placeholders} />
      <ContentFields {...section} />
    </>
  );
}
