import type { SeededRandom } from "#lib/seeded-random.ts";

/** The shape of a face: half its width, where the chin is, half the jaw's width. */
export interface Face {
  width: number;
  chin: number;
  jaw: number;
  older: boolean;
}

/** What a portrait is coloured with. */
export interface Person {
  dice: SeededRandom;
  ink: string;
  skin: string;
  /** The same skin in shadow. */
  shade: string;
  hair: string;
  cloth: string;
  shirt: string;
  accent: string;
  face: Face;
}
