/** Matches a color as `#rrggbb`. The functions below compute contrast as WCAG 2.2 defines it. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;

type Channels = readonly [red: number, green: number, blue: number];

function getChannels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * Returns the relative luminance, from 0 for black to 1 for white. Source: WCAG 2.2, definition of relative luminance.
 */
function getLuminance(color: string): number {
  const [red, green, blue] = getChannels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, 1 to 21. */
export function getContrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [getLuminance(a), getLuminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share (0 to 1) of `other` into a color. */
export function mixColors(color: string, other: string, share: number): string {
  const [from, to] = [getChannels(color), getChannels(other)];
  const mixed = from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
