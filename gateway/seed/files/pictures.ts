import type { Random } from '../random.ts';
import { box, type Colour, ellipse, paintPng, type Shape } from './png.ts';

const grounds: readonly Colour[] = [
  [219, 229, 245],
  [222, 238, 231],
  [243, 230, 218],
  [233, 227, 244],
  [240, 226, 229],
  [226, 234, 238],
];
const skins: readonly Colour[] = [
  [244, 212, 188],
  [232, 190, 160],
  [214, 166, 132],
  [190, 140, 108],
];
const hairs: readonly Colour[] = [
  [44, 40, 42],
  [66, 52, 46],
  [92, 68, 52],
];
const clothes: readonly Colour[] = [
  [52, 78, 122],
  [70, 92, 86],
  [96, 72, 94],
  [60, 66, 78],
  [142, 92, 70],
];

/** How one made-up face looks. */
interface Face {
  readonly ground: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly cloth: Colour;
  readonly long: boolean;
}

/** Draws one made-up person in two sizes: no one's photo, and yet distinguished at a glance. */
export function drawPortrait(
  random: Random,
  gender: 'F' | 'M',
): { readonly content: Buffer; readonly small: Buffer } {
  const face = {
    ground: random.pick(grounds),
    skin: random.pick(skins),
    hair: random.pick(hairs),
    cloth: random.pick(clothes),
    long: gender === 'F',
  };
  return { content: portrait(face, 160), small: portrait(face, 64) };
}

function portrait({ ground, skin, hair, cloth, long }: Face, side: number): Buffer {
  const part = (share: number): number => share * side;
  const round = (colour: Colour, x: number, y: number, across: number, down: number): Shape =>
    ellipse(colour, part(x), part(y), part(across), part(down));
  return paintPng(side, side, ground, [
    round(hair, 0.5, long ? 0.46 : 0.38, long ? 0.25 : 0.21, long ? 0.32 : 0.22),
    round(cloth, 0.5, 1.02, 0.38, 0.3),
    round(skin, 0.5, 0.68, 0.09, 0.14),
    round(skin, 0.5, 0.44, 0.175, 0.215),
    round(hair, 0.5, 0.285, 0.185, 0.1),
  ]);
}

/** Draws the copy of a card without a word on it: a photo, and bars where text would stand. */
export function drawCard(): Buffer {
  const ground: Colour = [238, 242, 246];
  const card: Colour = [205, 219, 232];
  const bar: Colour = [120, 138, 158];
  const lines = [110, 150, 190, 130, 160].map((length, row) =>
    box(bar, 56, 60 + row * 28, 56 + length, 70 + row * 28),
  );
  return paintPng(428, 270, ground, [
    box(card, 14, 14, 414, 256),
    ...lines,
    box(bar, 56, 218, 330, 232),
    box([226, 234, 241], 296, 50, 384, 164),
    ellipse([150, 166, 184], 340, 92, 22, 26),
    ellipse([150, 166, 184], 340, 160, 38, 36),
    box(card, 296, 164, 384, 206),
  ]);
}
