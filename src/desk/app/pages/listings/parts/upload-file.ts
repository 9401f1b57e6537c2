import { HttpError } from "ra-core";
import { m } from "#messages/messages.js";
import { fetchCsrfToken } from "../../../data/call.ts";

/**
 * Uploads a file and reports progress from 0 to 1. It uses `XMLHttpRequest` because `fetch` doesn't report upload
 * progress.
 *
 * @param path under `/api/desk`, with a leading slash.
 * @throws HttpError
 */
export async function uploadFile<Body>(
  path: string,
  type: string,
  file: File,
  onProgress: (progress: number) => void,
): Promise<Body> {
  const csrf = await fetchCsrfToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/desk${path}`);
    request.setRequestHeader("X-XSRF-TOKEN", csrf);
    request.setRequestHeader("Content-Type", type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status === 201) resolve(response);
      else reject(new HttpError(response?.message ?? m.desk_error(), status, response));
    };
    request.onerror = () => reject(new HttpError(m.desk_error(), 0));
    request.send(file);
  });
}
