import { expect, test } from 'vitest';
import { cutOf } from './shrink-photo.ts';

test.each([
  [400, 400, { left: 0, top: 0, side: 400 }],
  [800, 400, { left: 200, top: 0, side: 400 }],
  [400, 800, { left: 0, top: 100, side: 400 }],
])('of %i by %i pixels cuts the square where a face is', (width, height, cut) => {
  expect(cutOf(width, height)).toEqual(cut);
});
