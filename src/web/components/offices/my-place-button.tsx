import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { type LocationProblem, locateVisitor } from "../../browser/geolocation.ts";

const WORDS: Record<LocationProblem, () => string> = {
  refused: () => m.my_place_refused(),
  unknown: () => m.my_place_unknown(),
  far: () => m.my_place_far(),
};

/** Finds offices near the visitor. Shown after hydration if the browser supports geolocation. */
export function MyPlace({ action, radius }: { action: string; radius: number }) {
  const navigate = useNavigate();
  const [isOffered, setOffered] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  useEffect(() => setOffered("geolocation" in navigator && window.isSecureContext), []);

  const look = async (): Promise<void> => {
    setLooking(true);
    setProblem(null);
    const found = await locateVisitor();
    setLooking(false);
    if ("problem" in found) return setProblem(found.problem);
    const query = new URLSearchParams({ near: found.label, radius: String(radius) });
    navigate(`${action}?${query}`, { preventScrollReset: true });
  };

  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {isOffered && (
        <button type="button" className="link min-h-6 cursor-pointer" onClick={look} disabled={isLooking}>
          {isLooking ? m.my_place_looking() : m.my_place()}
        </button>
      )}
      <p role="status">{problem && WORDS[problem]()}</p>
    </div>
  );
}
