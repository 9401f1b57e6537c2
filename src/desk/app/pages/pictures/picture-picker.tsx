import { useState } from "react";
import type { ListedPicture } from "#domain/content/library/edit-pictures.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { Notice } from "../../components/notice.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";

interface PickerProps {
  /** The language of the text; pictures without a description in it can't be chosen. */
  locale: string;
  onPicked(picture: ListedPicture): void;
  onClose(): void;
}

/** A dialog with the pictures of the media library. */
export function PicturePicker({ locale, onPicked, onClose }: PickerProps) {
  const [search, setSearch] = useState("");
  const query = new URLSearchParams({ per_page: "50", ...(search && { q: search }) });
  const { response, error } = useDeskQuery<{ data: ListedPicture[] }>(`/pictures?${query}`);
  const described = response?.data.filter(({ alts }) => alts[locale]) ?? [];
  return (
    <DeskDialog title={m.desk_picture_choose()} onClose={onClose}>
      <label className="mb-3 block">
        <span className="font-semibold">{m.desk_search()}</span>
        <input type="search" className="input mt-1" onChange={({ target }) => setSearch(target.value)} />
      </label>
      {error && <Notice tone="wrong">{error}</Notice>}
      {response && described.length === 0 && <p className="text-ink-soft">{m.desk_picture_none()}</p>}
      <ul className="grid grid-cols-2 gap-3">
        {described.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="w-full cursor-pointer text-left" onClick={() => onPicked(picture)}>
              <img
                src={picture.path}
                alt={picture.alts[locale]}
                width={240}
                height={160}
                className="aspect-[3/2] w-full bg-wash object-cover"
              />
              {picture.name}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href="/desk/pictures" target="_blank" rel="noreferrer" className="link">
          {m.desk_picture_open_library()}
        </a>
      </p>
    </DeskDialog>
  );
}
