interface NdaTextProps {
  text: string;
  /** Of the numbered paragraphs, one below whatever stands over the text. */
  heading: "h2" | "h3";
}

/** An agreement's text without its title: paragraphs an empty line apart, of which a numbered one is a heading. */
export function NdaText({ text, heading: Heading }: NdaTextProps) {
  const [, ...rest] = text.trim().split("\n\n");
  return (
    <div className="space-y-3">
      {rest.map((paragraph) =>
        /^\d+\. /.test(paragraph) ? (
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
