const createIcon = (file: string, sizes: string, purpose = "any") => ({
  src: `/icons/${file}`,
  sizes,
  type: "image/png",
  purpose,
});

/**
 * The icons of the site and of the desk when they are installed. An uploaded logo is not listed as SVG, because that has
 * no background.
 */
export const listManifestIcons = (hasLogo: boolean) => [
  ...(hasLogo ? [] : [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }]),
  createIcon("icon-192.png", "192x192"),
  createIcon("icon-512.png", "512x512"),
  createIcon("maskable-512.png", "512x512", "maskable"),
];
