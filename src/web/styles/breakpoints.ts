/** Widths from which a screen is of a size, in pixels; the stylesheet's prefixes of the same names begin there too. */
export const BREAKPOINTS_PX = { sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const;
