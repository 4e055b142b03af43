import { expect, test } from 'vitest';
import { type Box, placeCard } from './place-card.ts';

const card = { width: 320, height: 160 };
const room = { width: 1280, height: 800 };
const at = (x: number, y: number, width = 100, height = 40): Box => ({ x, y, width, height });

test('stands below what it speaks about', () => {
  expect(placeCard(card, room, at(200, 100))).toEqual({ x: 200, y: 152 });
});

test('takes the side that is asked for while there is room', () => {
  expect(placeCard(card, room, at(200, 400), 'right')).toEqual({ x: 312, y: 340 });
  expect(placeCard(card, room, at(1100, 400), 'right')).toEqual({ x: 768, y: 340 });
});

test('goes above at the lower edge', () => {
  expect(placeCard(card, room, at(200, 740))).toEqual({ x: 200, y: 568 });
});

test('stays inside the window at its corners', () => {
  expect(placeCard(card, room, at(1200, 10))).toEqual({ x: 948, y: 62 });
  expect(placeCard(card, room, at(1200, 700), 'left')).toEqual({ x: 868, y: 628 });
});

test('stands in the middle without a target, and over one that fills the window', () => {
  expect(placeCard(card, room, undefined)).toEqual({ x: 480, y: 320 });
  expect(placeCard(card, room, at(0, 0, 1280, 800))).toEqual({ x: 480, y: 320 });
});

test('begins at the edge of a window that is too small for it', () => {
  expect(placeCard(card, { width: 300, height: 120 }, undefined)).toEqual({ x: 12, y: 12 });
});
