import { m } from "#messages/messages.js";
import { SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { RichTextField } from "../../components/rich-text/rich-text-field.tsx";
import { useLocales } from "../../components/use-locales.ts";
import { DraftField } from "../content/links-to-text.tsx";
import { SearchResultFields } from "../content/search-result-fields.tsx";

/** The labels of the fields that can be changed later. */
export const getArticleLabels = () => ({
  heading: m.heading(),
  lead: m.desk_article_lead(),
  body: m.text(),
  title: m.desk_article_page_title(),
  description: m.description(),
  author_name: m.desk_article_author(),
  sources: m.sources(),
  published_on: m.desk_article_date(),
  is_draft: m.desk_article_is_draft(),
});

/** The address and language of a new article. */
export function AddressFields() {
  const locales = useLocales();
  return (
    <>
      <SelectField source="locale" label={m.language()} choices={locales} required />
      <TextField source="slug" label={m.web_address()} hint={m.desk_article_slug_hint()} required />
    </>
  );
}

export function ArticleFields() {
  const labels = getArticleLabels();
  return (
    <>
      <TextField source="heading" label={labels.heading} required />
      <TextArea source="lead" label={labels.lead} hint={m.desk_article_lead_hint()} lines={3} />
      <RichTextField source="body" label={labels.body} required />
      <SearchResultFields />
      <TextField source="author_name" label={labels.author_name} hint={m.desk_article_author_hint()} />
      <TextArea source="sources" label={labels.sources} hint={m.desk_article_sources_hint()} lines={3} />
      <TextField
        source="published_on"
        type="date"
        label={labels.published_on}
        hint={m.desk_article_date_hint()}
        required
      />
      <DraftField label={labels.is_draft} />
    </>
  );
}
