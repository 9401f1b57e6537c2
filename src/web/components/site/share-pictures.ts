/** The paths of sharing pictures, which `server/drawings` renders. */
/** Returns the picture for pages without one of their own. Without an uploaded logo, that's the picture from the build. */
export const getNetworkPicturePath = (logo: object | null): string =>
  logo ? "/share/network.png" : "/icons/share.png";

export const getListingPicturePath = (number: number): string => `/share/listings/${number}.png`;

export const getOfficePicturePath = (slug: string): string => `/share/offices/${slug}.png`;

/** `office` is the slug of the office that owns the post, if any. */
export function getPostPicturePath(slug: string, office: string | null): string {
  return office ? `/share/offices/${office}/posts/${slug}.png` : `/share/posts/${slug}.png`;
}
