/** An uploaded logo as pages show it. */
export interface LogoImage {
  /** The path on the site. A new logo has a new path, and the earlier file stays, because sent emails show it. */
  path: string;
  width: number;
  height: number;
}

export interface Logo extends LogoImage {
  /** For the dark scheme; null if the same logo is shown on a light background there. */
  dark: LogoImage | null;
}

/** The color schemes that can have a logo. */
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** In pixels. Headers show at most a third of this, so that it is sharp on every screen. */
export const MAX_LOGO = { width: 720, height: 160 };

/** Square pictures made of a logo when it is uploaded, by name: browser tabs, home screens and installed apps. */
export const LOGO_ICONS = {
  "favicon-32": { size: 32, margin: 0, isOpaque: false },
  "favicon-96": { size: 96, margin: 0, isOpaque: false },
  "apple-touch-icon": { size: 180, margin: 0.1, isOpaque: true },
  "icon-192": { size: 192, margin: 0.1, isOpaque: true },
  "icon-512": { size: 512, margin: 0.1, isOpaque: true },
  // Android cuts off up to a fifth of each side.
  "maskable-512": { size: 512, margin: 0.2, isOpaque: true },
} as const;
export type LogoIcon = keyof typeof LOGO_ICONS;

const PATH = /^\/photos\/(logos\/[0-9a-f]{32}\.png)$/;

/** Returns the storage key of a logo by the hash of its content. */
export const getLogoKey = (hash: string): string => `logos/${hash.slice(0, 32)}.png`;

export const getLogoPath = (key: string): string => `/photos/${key}`;

/** Returns the storage key of an icon made from the logo with this key. */
export const getIconKey = (logoKey: string, icon: LogoIcon): string => logoKey.replace(/\.png$/, `-${icon}.png`);

/** Returns the storage key of the logo at a path; null for any other path. */
export const parseLogoPath = (path: string): string | null => PATH.exec(path)?.[1] ?? null;
