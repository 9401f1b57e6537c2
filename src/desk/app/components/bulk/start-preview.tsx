import { useEffect, useState } from "react";
import { Notice } from "../notice.tsx";

interface StartPreviewProps {
  /** Starts the preview and returns the message of a problem. */
  onStart(): Promise<string | undefined>;
}

/** Starts a preview at once, for a change that has nothing to choose. */
export function StartPreview({ onStart }: StartPreviewProps) {
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once.
  useEffect(() => {
    onStart().then(setProblem);
  }, []);
  return problem ? <Notice tone="wrong">{problem}</Notice> : null;
}
