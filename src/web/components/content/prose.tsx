/** Text from the content of the site: its HTML was sanitised when it was written and again when it was read. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and on read, against a list of what may stand.
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
