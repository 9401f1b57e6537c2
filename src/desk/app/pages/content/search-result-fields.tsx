import { m } from "#messages/messages.js";
import { TextArea, TextField } from "../../components/fields.tsx";

export function SearchResultFields() {
  return (
    <>
      <TextField source="title" label={m.desk_article_page_title()} hint={m.desk_article_page_title_hint()} required />
      <TextArea
        source="description"
        label={m.description()}
        hint={m.desk_article_description_hint()}
        lines={2}
        required
      />
    </>
  );
}
