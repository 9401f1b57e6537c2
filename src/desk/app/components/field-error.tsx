/** The error message of the field with this id. The field refers to it with `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} role="alert" className="mt-1 font-semibold text-signal">
      {error}
    </p>
  );
}
