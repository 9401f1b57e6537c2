import type { Logo } from "#domain/network/logo/logo.ts";

/**
 * The network's uploaded logo. In the dark scheme, its dark version or, without one, the light one on a light
 * background.
 */
export function NetworkLogo({ logo, brand }: { logo: Logo; brand: string }) {
  const { path, width, height, dark } = logo;
  return (
    <picture>
      {dark && (
        <source srcSet={dark.path} media="(prefers-color-scheme: dark)" width={dark.width} height={dark.height} />
      )}
      <img
        src={path}
        width={width}
        height={height}
        alt={brand}
        className={`inline-block h-9 w-auto max-w-44 object-contain object-left ${dark ? "" : "dark:rounded-sm dark:bg-white dark:px-2 dark:py-1"}`}
      />
    </picture>
  );
}
