/** Min width of each screen size in pixels, the same as for the stylesheet's prefixes of these names. */
export const BREAKPOINTS_PX = { sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const;
