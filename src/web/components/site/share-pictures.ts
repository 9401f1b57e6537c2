/** Paths of the pictures that go with links (server/drawings draws them). */
export const listingPicture = (number: number): string => `/share/listings/${number}.png`;

export const officePicture = (slug: string): string => `/share/offices/${slug}.png`;

/** Of an article; `office` is the slug of the office whose own it is. */
export function postPicture(slug: string, office: string | null): string {
  return office ? `/share/offices/${office}/posts/${slug}.png` : `/share/posts/${slug}.png`;
}
