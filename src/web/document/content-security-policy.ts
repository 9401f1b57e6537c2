import type { PluginIds } from "#config/plugin-ids.ts";

/** What a page may load in addition to its own files. */
export interface PolicyOptions {
  /** Whether the site uses https. On http, upgraded requests would fail. */
  https: boolean;
  recaptcha: boolean;
  plugins: PluginIds;
}

interface Sources {
  script: string[];
  connect: string[];
  img: string[];
  frame: string[];
}

const GOOGLE_TAGS: Sources = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
  ],
  img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  frame: [],
};
const FACEBOOK: Sources = {
  script: ["https://connect.facebook.net"],
  connect: ["https://www.facebook.com"],
  img: ["https://www.facebook.com"],
  frame: [],
};
/** The sources of Google's reCAPTCHA. */
const RECAPTCHA: Sources = {
  script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  connect: ["https://www.google.com/recaptcha/"],
  img: [],
  frame: ["https://www.google.com/recaptcha/"],
};

/** Builds a page's policy: no inline scripts, and of all vendors only those that are configured. */
export function buildContentSecurityPolicy({ https, recaptcha, plugins }: PolicyOptions): string {
  const vendors = [
    ...(recaptcha ? [RECAPTCHA] : []),
    ...(plugins.gtm_id || plugins.ga_id ? [GOOGLE_TAGS] : []),
    ...(plugins.fb_pixel_id ? [FACEBOOK] : []),
  ];
  const listSources = (kind: keyof Sources): string[] => [...new Set(vendors.flatMap((vendor) => vendor[kind]))];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...listSources("script")].join(" "),
    ...(listSources("connect").length > 0 ? [["connect-src 'self'", ...listSources("connect")].join(" ")] : []),
    ...(listSources("frame").length > 0 ? [["frame-src", ...listSources("frame")].join(" ")] : []),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...listSources("img")].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
