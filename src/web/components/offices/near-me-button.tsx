import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { type LocationProblem, locateVisitor } from "../../browser/geolocation.ts";

const PROBLEM_LABELS: Record<LocationProblem, () => string> = {
  refused: () => m.my_location_denied(),
  unknown: () => m.my_location_unknown(),
  far: () => m.my_location_too_far(),
};

/** Finds offices near the visitor. Shown after hydration if the browser supports geolocation. */
export function NearMeButton({ action, radius }: { action: string; radius: number }) {
  const navigate = useNavigate();
  const [isSupported, setSupported] = useState(false);
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  useEffect(() => setSupported("geolocation" in navigator && window.isSecureContext), []);

  const locate = async (): Promise<void> => {
    setLocating(true);
    setProblem(null);
    const found = await locateVisitor();
    setLocating(false);
    if ("problem" in found) return setProblem(found.problem);
    const query = new URLSearchParams({ near: found.label, radius: String(radius) });
    navigate(`${action}?${query}`, { preventScrollReset: true });
  };

  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {isSupported && (
        <button type="button" className="link min-h-6 cursor-pointer" onClick={locate} disabled={isLocating}>
          {isLocating ? m.my_location_searching() : m.my_location_use()}
        </button>
      )}
      <p role="status">{problem && PROBLEM_LABELS[problem]()}</p>
    </div>
  );
}
