interface ToolButtonProps {
  label: string;
  /** Whether the selection has this format; null for a button that changes something else. */
  isActive?: boolean | null;
  onPress(): void;
}

/** A button of a text's toolbar. */
export function ToolButton({ label, isActive, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isActive ?? undefined}
      onClick={onPress}
      className="min-h-9 cursor-pointer rounded-sm border border-rule px-2 hover:bg-accent-wash aria-pressed:bg-accent-wash aria-pressed:font-semibold"
    >
      {label}
    </button>
  );
}
