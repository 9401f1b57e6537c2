import { getContrast, mixColors } from "#lib/contrast.ts";
import { sha256 } from "#lib/sha256.ts";

/** The accent colors of the light and the dark scheme; null is the theme's own. */
export interface BrandColors {
  accent_light: string | null;
  accent_dark: string | null;
}

/** The other colors of a scheme, as in `web/styles/theme.css`. */
interface Scheme {
  backgrounds: readonly string[];
  /** The possible text colors on buttons. The one with more contrast is used. */
  onAccent: readonly string[];
  /** The color that is mixed into the accent for the hover state. */
  strong: string;
  paper: string;
}

const SCHEMES: Record<keyof BrandColors, Scheme> = {
  accent_light: {
    backgrounds: ["#faf6ef", "#fffdf9", "#f1eadd"],
    onAccent: ["#fffdf9", "#1f2430"],
    strong: "#000000",
    paper: "#faf6ef",
  },
  accent_dark: {
    backgrounds: ["#14171c", "#1b1f26", "#232831"],
    onAccent: ["#10211b", "#ffffff"],
    strong: "#ffffff",
    paper: "#14171c",
  },
};

/** WCAG AA for text of normal size. */
const MIN_CONTRAST = 4.5;
const STRONG_SHARE = 0.3;
const WASH_SHARE = 0.88;

/** Derives the hover and text colors from an accent. */
function getShades(name: keyof BrandColors, accent: string) {
  const { onAccent, strong, paper } = SCHEMES[name];
  const [on = ""] = [...onAccent].sort((a, b) => getContrast(b, accent) - getContrast(a, accent));
  return {
    accent,
    "accent-deep": mixColors(accent, strong, STRONG_SHARE),
    "accent-wash": mixColors(accent, paper, WASH_SHARE),
    "on-accent": on,
  };
}

/** Returns whether links and buttons in this accent are readable in its scheme. */
export function hasContrast(name: keyof BrandColors, accent: string): boolean {
  const shades = getShades(name, accent);
  const backgrounds = [...SCHEMES[name].backgrounds, shades["accent-wash"], shades["on-accent"]];
  return backgrounds.every((background) => getContrast(accent, background) >= MIN_CONTRAST);
}

const DARK = "screen and (prefers-color-scheme:dark)";
/** A color of one scheme leaves the other to the theme, which has enough contrast there. */
const MEDIA: Record<keyof BrandColors, string> = { accent_light: `not ${DARK}`, accent_dark: DARK };

/** Renders a stylesheet that overrides the theme's accents; empty without colors. */
export function renderBrandStyles(colors: BrandColors): string {
  const render = (name: keyof BrandColors): string => {
    const accent = colors[name];
    if (!accent) return "";
    const shades = Object.entries(getShades(name, accent)).map(([shade, color]) => `--${shade}:${color}`);
    return `@media ${MEDIA[name]}{:root{${shades.join(";")}}}`;
  };
  return render("accent_light") + render("accent_dark");
}

/** Returns the URL of the stylesheet, which depends on its content; null without colors. */
export function getBrandStylesPath(colors: BrandColors): string | null {
  const styles = renderBrandStyles(colors);
  return (styles && `/icons/brand.css?v=${sha256(styles).slice(0, 12)}`) || null;
}
