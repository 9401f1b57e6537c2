/** The nine supported locales. */
export const LOCALES = ["en-US", "en-AU", "en-IE", "en-CA", "en-GH", "fr-CA", "es-ES", "ja-JP", "vi-VN"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en-US";
