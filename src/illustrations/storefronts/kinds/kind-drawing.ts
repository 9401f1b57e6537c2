import type { Backdrop } from "../parts/backdrop.ts";
import type { Ground } from "../parts/ground.ts";
import type { Scene, SceneOptions } from "../scene.ts";

/** How one kind of building is drawn. */
export type KindDrawing = SceneOptions & {
  backdrops: readonly Backdrop[];
  ground: Ground;
  /** The building and what stands before it. */
  draw(s: Scene): string;
};
