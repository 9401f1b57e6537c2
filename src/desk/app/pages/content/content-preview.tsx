import { type HttpError, useNotify, useRecordContext, useResourceContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { call, type ProblemBody } from "../../data/call.ts";
import { SharedPage } from "./shared-page.tsx";

/** The widths of a phone, a tablet and a computer, in pixels. */
const WIDTHS = [
  [360, m.desk_preview_phone],
  [768, m.desk_preview_tablet],
  [1280, m.desk_preview_computer],
] as const;

/** In pixels. */
const HEIGHT = 720;

/** Shows the page as it would look after saving the surrounding form. */
export function ContentPreview({ labels }: { labels: Readonly<Record<string, string>> }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const { getValues, setError } = useFormContext();
  const [html, setHtml] = useState<string | null>(null);
  const [width, setWidth] = useState<number>(window.innerWidth < 768 ? WIDTHS[0][0] : WIDTHS[2][0]);
  if (!record?.path && !record?.is_email) return null;

  const show = async (): Promise<void> => {
    const values = Object.fromEntries(["version", ...Object.keys(labels)].map((name) => [name, getValues(name)]));
    try {
      setHtml((await call<{ html: string }>(`/${resource}/${record.id}/preview`, "POST", values)).html);
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      for (const [name, text] of Object.entries(body?.errors ?? {})) setError(name, { message: String(text) });
      notify(message, { type: "error" });
    }
  };

  return (
    <section aria-label={m.desk_preview()} className="mb-6">
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-quiet" onClick={show}>
          {m.desk_preview()}
        </button>
        {html !== null &&
          WIDTHS.map(([pixels, label]) => (
            <button
              key={pixels}
              type="button"
              className="link min-h-6 cursor-pointer aria-pressed:font-semibold aria-pressed:no-underline"
              aria-pressed={pixels === width}
              onClick={() => setWidth(pixels)}
            >
              {label()}
            </button>
          ))}
      </p>
      {html !== null && <PreviewFrame html={html} width={width} />}
      {html !== null && !record.is_email && <SharedPage html={html} />}
    </section>
  );
}

/** Shows a page at a given width in pixels, scaled down if there is less room. */
function PreviewFrame({ html, width }: { html: string; width: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <div ref={frame} className="mt-3 overflow-hidden" style={{ height: HEIGHT * scale }}>
      {/* The page gets its styles, but runs no script, and its forms and links do nothing. */}
      <iframe
        sandbox="allow-same-origin"
        srcDoc={html}
        title={m.desk_preview()}
        width={width}
        height={HEIGHT}
        className="block max-w-none origin-top-left border border-rule"
        style={{ scale }}
      />
    </div>
  );
}
