import { Fragment } from "react";

interface AddressProps {
  lines: readonly string[];
  className?: string;
}

/** A postal address, a line each. */
export function Address({ lines, className = "" }: AddressProps) {
  return (
    <address className={`not-italic ${className}`}>
      {lines.map((line, position) => (
        <Fragment key={line}>
          {position > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
