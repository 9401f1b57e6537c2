import textFont from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import type { PageInfo } from "../page-info.ts";
import type { Shell } from "../shell.ts";
import displayFont from "../styles/fonts/newsreader-latin.woff2?url";

/** The paths of the site's script and stylesheets. */
export interface ClientAssets {
  script: string;
  styles: string[];
}

interface DocumentProps {
  shell: Shell;
  /** Data about the page for islands. */
  info: PageInfo;
  assets: ClientAssets;
  children: ReactNode;
}

/**
 * The HTML document of every page. Its body also contains the message that is shown if something fails in the browser.
 */
export function Document({ shell, info, assets, children }: DocumentProps) {
  return (
    <html lang={shell.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        {shell.brand_styles && <link rel="stylesheet" href={shell.brand_styles} precedence="site" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ef" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14171c" />
        <script type="module" src={assets.script} />
      </head>
      <body data-failure={m.try_later()} data-save={m.listing_save_named({ name: "{name}" })}>
        {children}
        <JsonScript id="page-info" data={info} />
        {shell.plugins && <JsonScript id="plugins" data={shell.plugins} />}
      </body>
    </html>
  );
}

function JsonScript({ id, data }: { id: string; data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script; `<` is escaped above.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
