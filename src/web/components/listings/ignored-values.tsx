import { m } from "#messages/messages.js";

/** Lists filter values that were ignored, so that the visitor can correct them. */
export function IgnoredValues({ ignored }: { ignored: { key: string; value: string }[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="mb-5 rounded-sm border-l-4 border-signal bg-signal-wash px-4 py-3">
      <strong>{m.search_ignored()}</strong>{" "}
      {ignored.map(({ key, value }, position) => (
        <span key={`${key}=${value}`}>
          {position > 0 && ", "}
          <code className="font-text wrap-anywhere">
            {key} “{value}”
          </code>
        </span>
      ))}
    </p>
  );
}
