/** Returns whether a text is an https: URL of a public host name, without a username. */
export function isHttpsUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.username || url.password) return false;
  return /^https:\/\//i.test(text) && /\.[a-z][a-z0-9-]*$/.test(url.hostname);
}
