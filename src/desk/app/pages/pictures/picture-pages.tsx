import { useNotify, useRecordContext, useRedirect, useRefresh } from "ra-core";
import { Link } from "react-router";
import type { EditedPicture, ListedPicture } from "#domain/content/library/edit-pictures.ts";
import { m } from "#messages/messages.js";
import { EditPage } from "../../components/desk-form.tsx";
import { TextField } from "../../components/fields.tsx";
import { formatName } from "../../components/format-name.ts";
import { ListPage } from "../../components/list-page.tsx";
import { Facts } from "../../components/show-page.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { getLanguageName, useLocales } from "../../components/use-locales.ts";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";
import { useOwnerColumn } from "../content/content-owner.tsx";
import { FileUpload, useUploads } from "../listings/parts/file-upload.tsx";
import { FocusField } from "./focus-field.tsx";

const ACCEPTED = "image/jpeg,image/png,image/webp";

export function PictureListPage() {
  const mayAdd = useRight("content.write");
  const owner = useOwnerColumn<ListedPicture>();
  return (
    <ListPage<ListedPicture>
      title={m.desk_pictures_title()}
      lead={m.desk_pictures_lead()}
      empty={m.desk_pictures_empty()}
      {...(!mayAdd && { none: m.desk_pictures_none() })}
      intro={mayAdd && <AddPictures />}
      sort={{ field: "id", order: "DESC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      getRowPath={({ id }) => `/pictures/${id}`}
      columns={[
        {
          name: "name",
          label: m.name(),
          value: ({ name, path }) => (
            <span className="flex items-center gap-3">
              <img src={path} alt="" width={96} height={64} className="h-16 w-24 bg-wash object-cover" />
              {name}
            </span>
          ),
        },
        {
          name: "missing",
          label: m.desk_picture_alts(),
          value: ({ missing }) =>
            missing.length === 0
              ? m.desk_picture_described()
              : m.desk_picture_missing({ languages: missing.map(getLanguageName).join(", ") }),
        },
        owner,
      ]}
    />
  );
}

function AddPictures() {
  const refresh = useRefresh();
  const redirect = useRedirect();
  const { upload, send } = useUploads<ListedPicture>(
    ({ name, type }) => [`/pictures?${new URLSearchParams({ name })}`, type],
    ({ id, missing }) => (missing.length > 0 ? redirect("edit", "pictures", id) : refresh()),
  );
  return (
    <div className="mb-6 max-w-xl">
      <FileUpload
        label={m.desk_picture_add()}
        hint={m.desk_picture_add_hint()}
        accept={ACCEPTED}
        upload={upload}
        onFiles={send}
      />
    </div>
  );
}

export function PictureEditPage() {
  const locales = useLocales();
  const labels = {
    name: m.name(),
    alts: m.desk_picture_alts(),
    focus_x: m.desk_picture_focus_x(),
    focus_y: m.desk_picture_focus_y(),
  };
  return (
    <EditPage
      title={({ name }) => String(name)}
      lead={m.desk_picture_lead()}
      submit={m.save()}
      fieldLabels={labels}
      redirect={false}
      renderInstead={(record) => !record.may_change && <PictureFacts {...(record as unknown as EditedPicture)} />}
      renderBelow={(record) => <PictureUses {...(record as unknown as EditedPicture)} />}
    >
      <Picture />
      <TextField source="name" label={labels.name} hint={m.desk_picture_name_hint()} required />
      {locales.map(([locale, language]) => (
        <TextField
          key={locale}
          source={`alts.${locale}`}
          label={m.desk_picture_alt({ language })}
          hint={m.desk_picture_alt_hint()}
          required
        />
      ))}
    </EditPage>
  );
}

function Picture() {
  const picture = useRecordContext() as unknown as EditedPicture;
  return <FocusField path={`${picture.path}?${encodeURIComponent(picture.version)}`} />;
}

function PictureFacts({ name, path, alts, width, height }: EditedPicture) {
  return (
    <>
      <img src={path} alt="" className="mb-4 max-h-80 max-w-full" />
      <Facts
        rows={[
          [m.name(), name],
          [m.desk_picture_size(), `${width} × ${height}`],
          ...Object.entries(alts).map(([locale, alt]) => [getLanguageName(locale), alt] as const),
        ]}
      />
    </>
  );
}

const KIND_PATHS = { article: "articles", page: "pages", section: "sections" };

/** Lists the texts that show a picture. The file can be replaced; the picture can be deleted once no text shows it. */
function PictureUses({ id, uses, may_change }: EditedPicture) {
  const refresh = useRefresh();
  const redirect = useRedirect();
  const notify = useNotify();
  const attempt = useAttempt();
  const { upload, send } = useUploads<EditedPicture>(
    ({ type }) => [`/pictures/${id}/file`, type],
    () => {
      notify(m.desk_saved());
      refresh();
    },
  );
  const remove = () =>
    attempt(async () => {
      await call(`/pictures/${id}`, "DELETE");
      notify(m.desk_deleted());
      redirect("list", "pictures");
    });
  return (
    <>
      <h2 className="text-xl">{m.desk_picture_uses()}</h2>
      {uses.length === 0 && <p className="text-ink-soft">{m.desk_picture_unused()}</p>}
      <ul className="my-2 list-disc pl-5">
        {uses.map(({ kind, id, name, locale }) => (
          <li key={`${kind} ${id}`}>
            <Link to={`/${KIND_PATHS[kind]}/${id}`} className="link inline-block min-h-6">
              {kind === "section" ? formatName(name) : name} ({getLanguageName(locale)})
            </Link>
          </li>
        ))}
      </ul>
      {may_change && (
        <div className="max-w-xl">
          <FileUpload
            label={m.desk_picture_replace()}
            hint={m.desk_picture_replace_hint()}
            accept={ACCEPTED}
            upload={upload}
            isSingle
            onFiles={([file]) => file && send([file])}
          />
          {uses.length === 0 && (
            <button type="button" className="button button-quiet mt-4" onClick={remove}>
              {m.delete_item()}
            </button>
          )}
        </div>
      )}
    </>
  );
}
