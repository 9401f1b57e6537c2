import type { Logo } from "#domain/network/logo/logo.ts";
import { useShell } from "../../shell.ts";
import { PageLink } from "./page-link.tsx";

/** The network's logo with a link to the home page: the uploaded one, or its initial on a door and its name. */
export function BrandMark() {
  const { brand, logo } = useShell();
  return (
    <PageLink href="/" className="group flex items-center gap-3 no-underline">
      {logo ? <UploadedLogo logo={logo} brand={brand} /> : <DrawnLogo brand={brand} />}
    </PageLink>
  );
}

function DrawnLogo({ brand }: { brand: string }) {
  const [first = "", ...rest] = brand.split(" ");
  return (
    <>
      <svg viewBox="0 0 40 44" className="h-10 w-9 shrink-0" aria-hidden="true">
        <path d="M4 43V16a16 16 0 0 1 32 0v27z" className="fill-accent" />
        <path d="M8.500 43V17a11.500 11.500 0 0 1 23 0v26" className="fill-none stroke-on-accent" strokeWidth="1.200" />
        <text x="20" y="33" textAnchor="middle" className="fill-on-accent font-display text-[20px] font-medium">
          {first.charAt(0)}
        </text>
        <circle cx="28.500" cy="36" r="1.200" className="fill-on-accent" />
      </svg>
      <span className="flex flex-col leading-none">
        <span className="font-display text-xl font-medium tracking-tight">{first}</span>
        <span className="mt-1 text-[0.78rem] text-ink-soft">{rest.join(" ")}</span>
      </span>
    </>
  );
}

/** Shows the dark scheme's logo in that scheme or, without one, the same logo on a light background. */
function UploadedLogo({ logo, brand }: { logo: Logo; brand: string }) {
  const { path, width, height, dark } = logo;
  return (
    <picture>
      {dark && (
        <source
          srcSet={dark.path}
          media="screen and (prefers-color-scheme: dark)"
          width={dark.width}
          height={dark.height}
        />
      )}
      <img
        src={path}
        width={width}
        height={height}
        alt={brand}
        className={`h-11 w-auto max-w-44 object-contain object-left sm:max-w-60 ${dark ? "" : "dark:rounded-sm dark:bg-white dark:px-2 dark:py-1"}`}
      />
    </picture>
  );
}
