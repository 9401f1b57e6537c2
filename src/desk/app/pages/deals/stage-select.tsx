import { useId } from "react";
import type { DealStage } from "#db/tables/deals.ts";
import { m } from "#messages/messages.js";
import { STAGE_CHOICES } from "./deal-labels.ts";

interface SelectProps {
  stage: DealStage;
  isDisabled: boolean;
  /** Replaces the visible label for screen readers where a page has several of these. */
  label?: string;
  onMove(stage: DealStage): void;
}

/** Shows a deal's stage; choosing another one moves the deal. */
export function StageSelect({ stage, isDisabled, label, onMove }: SelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={label ? "sr-only" : "font-semibold"}>
        {label ?? m.deal_stage()}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={stage}
        disabled={isDisabled}
        onChange={(event) => onMove(event.currentTarget.value as DealStage)}
      >
        {STAGE_CHOICES.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
