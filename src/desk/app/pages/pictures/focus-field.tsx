import type { MouseEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { m } from "#messages/messages.js";
import { TextField } from "../../components/fields.tsx";

/** Sets the point of a picture that stays visible when it is cropped: by a click on the picture, or as numbers. */
export function FocusField({ path }: { path: string }) {
  const { setValue } = useFormContext();
  const { focus_x, focus_y } = useWatch() as { focus_x: number | string; focus_y: number | string };
  const choose = ({ currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>): void => {
    const { offsetX, offsetY } = nativeEvent;
    setValue("focus_x", toPercent(offsetX, currentTarget.clientWidth), { shouldDirty: true });
    setValue("focus_y", toPercent(offsetY, currentTarget.clientHeight), { shouldDirty: true });
  };
  return (
    <fieldset className="mb-5">
      <legend className="font-semibold">{m.desk_picture_focus()}</legend>
      <p className="mb-2 text-ink-soft">{m.desk_picture_focus_hint()}</p>
      <button type="button" tabIndex={-1} aria-hidden="true" className="relative cursor-crosshair" onClick={choose}>
        <img src={path} alt="" className="max-h-80 max-w-full" />
        <span
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-accent bg-sheet/60"
          style={{ left: `${focus_x}%`, top: `${focus_y}%` }}
        />
      </button>
      <div className="mt-3 grid max-w-xl grid-cols-2 gap-x-4">
        <TextField source="focus_x" type="number" min={0} max={100} label={m.desk_picture_focus_x()} required />
        <TextField source="focus_y" type="number" min={0} max={100} label={m.desk_picture_focus_y()} required />
      </div>
    </fieldset>
  );
}

const toPercent = (offset: number, size: number): number =>
  Math.min(100, Math.max(0, Math.round((100 * offset) / Math.max(1, size))));
