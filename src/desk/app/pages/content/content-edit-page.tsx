import type { RaRecord } from "ra-core";
import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { ContentHistory } from "./content-history.tsx";
import { ContentLinks } from "./content-owner.tsx";
import { ContentPreview } from "./content-preview.tsx";
import { ContentSchedule } from "./content-schedule.tsx";
import { OtherEditors } from "./open-forms.tsx";
import { ReadOnlyContent } from "./read-only-content.tsx";

interface ContentEditPageProps
  extends Omit<ComponentProps<typeof EditPage>, "fieldLabels" | "submit" | "redirect" | "autosaves" | "renderBelow"> {
  labels: Readonly<Record<string, string>>;
  /** The label of the button that publishes what is typed. */
  submit?: string;
}

/** A page to edit a text of the site, with its preview, its schedule and its history. */
export function ContentEditPage({ labels, children, ...page }: ContentEditPageProps) {
  return (
    <EditPage
      submit={m.desk_publish()}
      renderInstead={(record: RaRecord) => !record.may_change && <ReadOnlyContent record={record} labels={labels} />}
      {...page}
      fieldLabels={labels}
      redirect={false}
      autosaves
      renderBelow={(record) => <ContentLinks record={record} isHidden={Boolean(record.is_draft)} />}
    >
      <OtherEditors labels={labels} />
      {children}
      <ContentPreview labels={labels} />
      <ContentSchedule labels={labels} />
      <ContentHistory labels={labels} />
    </EditPage>
  );
}
