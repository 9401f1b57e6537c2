import { useRecordContext } from "ra-core";
import type { ListedSection } from "#domain/content/sections/desk-section-queries.ts";
import type { EditedSection } from "#domain/content/sections/edit-sections.ts";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { TextsLink } from "../../components/export-links.tsx";
import { formatName } from "../../components/format-name.ts";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { PlaceholderChips } from "../../components/placeholder-chips.tsx";
import { TextsImport } from "../../components/texts-import.tsx";
import { getLanguageName, useLanguageFilter } from "../../components/use-locales.ts";
import { ContentFields } from "../content/content-field.tsx";
import { ContentHistory } from "../content/content-history.tsx";
import { ContentLinks, ContentOwner, useOfficeFilter, useOwnerColumn } from "../content/content-owner.tsx";
import { ContentPreview } from "../content/content-preview.tsx";
import { ContentSchedule, getScheduleColumn } from "../content/content-schedule.tsx";
import { OtherEditors } from "../content/open-forms.tsx";
import { ReadOnlyContent } from "../content/read-only-content.tsx";

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
    <EditPage
      title={({ name, locale }) => `${formatName(String(name))} (${getLanguageName(String(locale))})`}
      submit={m.desk_publish()}
      fieldLabels={labels}
      redirect={false}
      autosaves
      renderAbove={(record) => <ContentOwner record={record} />}
      renderInstead={(record) => !record.may_change && <ReadOnlyContent record={record} labels={labels} />}
      renderBelow={(record) => <ContentLinks record={record} />}
    >
      <OtherEditors labels={labels} />
      <SectionValues />
      <ContentPreview labels={labels} />
      <ContentSchedule labels={labels} />
      <ContentHistory labels={labels} />
    </EditPage>
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
