/** An agreement's text: paragraphs an empty line apart, of which the first is the title and a numbered one a heading. */
export function NdaText({ text, hasTitle = false }: { text: string; hasTitle?: boolean }) {
  const [title, ...rest] = text.trim().split("\n\n");
  return (
    <div className="space-y-3">
      {hasTitle && <h2 className="text-2xl">{title}</h2>}
      {rest.map((paragraph) =>
        /^\d+\. /.test(paragraph) ? (
          <h3 key={paragraph} className="pt-2 font-semibold">
            {paragraph}
          </h3>
        ) : (
          <p key={paragraph} className="break-words">
            {paragraph}
          </p>
        ),
      )}
    </div>
  );
}
