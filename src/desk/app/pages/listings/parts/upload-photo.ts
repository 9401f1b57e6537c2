import { HttpError } from "ra-core";
import type { DeskPhoto } from "#domain/editing/desk-listing.ts";
import { m } from "#messages/messages.js";
import { token } from "../../../data/call.ts";

/**
 * Sends a photo and says how much of it has gone, from 0 to 1: `fetch` does not tell.
 *
 * @throws HttpError
 */
export async function uploadPhoto(number: number, file: File, onProgress: (part: number) => void): Promise<DeskPhoto> {
  const csrf = await token();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/desk/listings/${number}/photos`);
    request.setRequestHeader("X-XSRF-TOKEN", csrf);
    request.setRequestHeader("Content-Type", file.type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status === 201) resolve(response);
      else reject(new HttpError(response?.message ?? m.desk_went_wrong(), status));
    };
    request.onerror = () => reject(new HttpError(m.desk_went_wrong(), 0));
    request.send(file);
  });
}
