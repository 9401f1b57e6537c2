import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { m } from "#messages/messages.js";

interface DialogProps {
  title: string;
  onClose(): void;
  /** Wide enough for a table. */
  isWide?: boolean;
  children: ReactNode;
}

/** A modal dialog. Escape closes it. However it closes, the focus returns to the element that opened it. */
export function DeskDialog({ title, onClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isShown = useRef(false);
  // A layout effect is undone while the dialog is still in the document, where closing it returns the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => isShown.current && onClose()}
      onKeyDown={preventFormSubmit}
      className={`m-auto border border-rule-strong bg-sheet p-6 text-ink backdrop:bg-black/50 ${isWide ? "w-[min(56rem,calc(100vw-1rem))]" : "w-[min(32rem,calc(100vw-2rem))]"}`}
    >
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
      <button type="button" className="link mt-3 block min-h-6 cursor-pointer" onClick={onClose}>
        {m.close()}
      </button>
    </dialog>
  );
}

/** Enter in a dialog's field must not submit the form that opened the dialog. */
function preventFormSubmit(event: KeyboardEvent<HTMLDialogElement>): void {
  const { target, currentTarget, key } = event;
  if (key === "Enter" && target instanceof HTMLInputElement && target.form?.contains(currentTarget))
    event.preventDefault();
}
