import type { Context } from "#domain/context.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { getIconKey, type LogoIcon, type LogoImage, parseLogoPath } from "./logo.ts";

/** Returns an icon of a logo as PNG; null without a logo, and for a logo that was uploaded before logos had icons. */
export async function findLogoIcon(
  { files }: Pick<Context, "files">,
  logo: LogoImage | null | undefined,
  icon: LogoIcon,
): Promise<Uint8Array | null> {
  const key = logo && parseLogoPath(logo.path);
  if (!key) return null;
  return files.get(getIconKey(key, icon)).catch((error) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
}
