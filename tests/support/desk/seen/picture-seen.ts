import { findPictureFile } from "#domain/content/library/find-picture-file.ts";
import { createPhoto } from "../../create-photo.ts";
import { PAGE } from "./content-seen.ts";
import { type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

const PNG = "image/png";

interface Picture {
  id: number;
  version: string;
  path: string;
}

async function addPicture(desk: Desk) {
  const number = getNumber();
  const bytes = await createPhoto({ format: "png", width: 640, height: 640, hue: number % 256 });
  const picture = await desk.call<Picture>("POST", "/pictures", bytes, PNG);
  return { picture, number };
}

/** Shows a picture of the library on a page. */
async function showPicture(desk: Desk, { path }: { path: string }, number: number): Promise<string> {
  const slug = `picture-${number}`;
  const body = `<figure><img src="${path}" alt="" /></figure>`;
  await desk.call("POST", "/pages", { ...PAGE, slug, heading: slug, body });
  return `/${slug}`;
}

/** Calls that change the media library. */
export const PICTURE_SEEN: SeenByOthers = {
  async addDeskPicture(desk) {
    const body = await createPhoto({ format: "png", width: 640, height: 640, hue: getNumber() % 256 });
    const name = `Window ${getNumber()}`;
    const query = `?${new URLSearchParams({ name: `${name}.png` })}`;
    return { query, body, type: PNG, page: () => desk.read("/pictures"), shows: name };
  },
  async changeDeskPicture(desk) {
    const { picture, number } = await addPicture(desk);
    const page = await showPicture(desk, picture, number);
    const alt = `A bakery with window ${number}`;
    const change = { name: "Window", alts: { [PAGE.locale]: alt }, focus_x: 40, focus_y: 60, version: picture.version };
    return { params: { id: picture.id }, body: change, page, shows: alt };
  },
  async replaceDeskPicture(desk) {
    const { picture } = await addPicture(desk);
    const readWidth = async (): Promise<string> => {
      const { default: sharp } = await import("sharp");
      const bytes = await (await findPictureFile(desk.context, picture.path))?.read();
      return `${(await sharp(Buffer.from(bytes ?? [])).metadata()).width} pixels wide`;
    };
    const body = await createPhoto({ format: "png", width: 480, height: 480 });
    return { params: { id: picture.id }, body, type: PNG, page: readWidth, shows: "480 pixels wide" };
  },
  async deleteDeskPicture(desk) {
    const { picture } = await addPicture(desk);
    const readStatus = async (): Promise<string> =>
      (await findPictureFile(desk.context, picture.path)) ? "served" : "missing";
    return { params: { id: picture.id }, page: readStatus, shows: "missing" };
  },
};
