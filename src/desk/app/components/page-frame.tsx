import { useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { applyStyles, holdStyles } from "./page-styles.ts";

/** The widths of a phone, a tablet and a computer, in pixels. */
const WIDTHS = [
  [360, m.desk_preview_phone],
  [768, m.desk_preview_tablet],
  [1280, m.desk_preview_computer],
] as const;

/** In pixels. */
const HEIGHT = 720;

/** The frame's left and right borders, in pixels, which the page's width doesn't include. */
const BORDERS = 2;

/** Shows a page of the site, at the width of a phone, a tablet or a computer. */
export function PageFrame({ html }: { html: string }) {
  const [width, setWidth] = useState<number>(window.innerWidth < 768 ? WIDTHS[0][0] : WIDTHS[2][0]);
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-3">
        {WIDTHS.map(([pixels, label]) => (
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
      <ScaledFrame html={html} width={width} />
    </>
  );
}

/** Shows a page at a given width in pixels, scaled down if there is less room. */
function ScaledFrame({ html, width }: { html: string; width: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / (width + BORDERS));
  return (
    <div ref={frame} className="mt-3 overflow-hidden" style={{ height: HEIGHT * scale }}>
      {/* The page gets its styles, but runs no script, and its forms and links do nothing. */}
      <iframe
        sandbox="allow-same-origin"
        srcDoc={holdStyles(html)}
        onLoad={({ currentTarget }) => applyStyles(currentTarget.contentDocument)}
        title={m.preview()}
        width={width}
        height={HEIGHT}
        className="box-content block max-w-none origin-top-left border border-rule"
        style={{ scale }}
      />
    </div>
  );
}
