const PATH = /^\/photos\/profiles\/([0-9a-f]{32})\.webp$/;

/** Returns the path of an uploaded photo of an office or an agent. Each uploaded photo gets a new path. */
export const getProfilePhotoPath = (token: string): string => `/photos/profiles/${token}.webp`;

/** Returns the storage key of the photo at a path; null for any other path, such as a drawn portrait's. */
export function getProfilePhotoKey(path: string): string | null {
  const token = PATH.exec(path)?.[1];
  return token ? `profiles/${token}.webp` : null;
}
