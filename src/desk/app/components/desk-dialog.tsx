import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "#messages/messages.js";

interface DialogProps {
  title: string;
  onClose(): void;
  /** Wide enough for a table. */
  isWide?: boolean;
  children: ReactNode;
}

/** A modal dialog. Escape closes it, and the focus returns to the element that opened it. */
export function DeskDialog({ title, onClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={preventFormSubmit}
      className={`m-auto border border-rule-strong bg-sheet p-6 text-ink backdrop:bg-black/50 ${isWide ? "w-[min(56rem,calc(100vw-1rem))]" : "w-[min(32rem,calc(100vw-2rem))]"}`}
    >
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
      <button type="button" className="link mt-3 block min-h-6 cursor-pointer" onClick={onClose}>
        {m.desk_close()}
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
