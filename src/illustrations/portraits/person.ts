import type { SeededRandom } from "#lib/seeded-random.ts";

/** Shape of a face: half its width, the chin's position, half the jaw's width. */
export interface Face {
  width: number;
  chin: number;
  jaw: number;
  older: boolean;
}

/** A portrait's colors. */
export interface Person {
  dice: SeededRandom;
  ink: string;
  skin: string;
  /** The skin color in shadow. */
  shade: string;
  hair: string;
  cloth: string;
  shirt: string;
  accent: string;
  face: Face;
}
