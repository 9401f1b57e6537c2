import { isHeading } from "#editions/confidentiality/heading.ts";

interface NdaTextProps {
  text: string;
  /** The level of the text's headings, one below the heading above the text. */
  heading: "h2" | "h3";
}

/** An NDA's text without its title. Blank lines separate paragraphs, and numbered ones are headings. */
export function NdaText({ text, heading: Heading }: NdaTextProps) {
  const [, ...paragraphs] = text.trim().split("\n\n");
  return (
    <div className="space-y-3">
      {paragraphs.map((paragraph) =>
        isHeading(paragraph) ? (
          <Heading key={paragraph} className="pt-2 font-text text-base font-semibold">
            {paragraph}
          </Heading>
        ) : (
          <p key={paragraph} className="break-words">
            {paragraph}
          </p>
        ),
      )}
    </div>
  );
}
