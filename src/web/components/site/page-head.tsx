import { useShell } from "../../shell.ts";

/** A page's title, description and canonical address; React lifts them into the head. */
export function PageHead({ title, description, canonical, index = true }: PageHeadProps) {
  const { brand, origin } = useShell();
  const full = title && brand ? `${title} | ${brand}` : title || brand;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={`${origin}${canonical}`} />}
      {!index && <meta name="robots" content="noindex,follow" />}
    </>
  );
}

interface PageHeadProps {
  title: string;
  description?: string;
  /** Path from the origin. */
  canonical?: string;
  index?: boolean;
}
