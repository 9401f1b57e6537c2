import type { Backdrop } from "../parts/backdrop.ts";
import type { Ground } from "../parts/ground.ts";
import type { Scene, SceneOptions } from "../scene.ts";

/** How one kind of building is drawn. */
export type KindDrawing = SceneOptions & {
  backdrops: readonly Backdrop[];
  ground: Ground;
  /** Draws the building and what is in front of it. */
  draw(s: Scene): string;
};
