import { expect, test } from 'vitest';
import {
  firstView,
  largest,
  rotate,
  smallest,
  transformOf,
  type View,
  zoomStep,
  zoomTo,
} from './view.ts';

const room = { width: 1000, height: 800 };
const view: View = { zoom: 1, turn: 0, across: false, down: false, x: 0, y: 0 };

test('shows a large picture whole, and a small one as it is', () => {
  expect(firstView({ width: 4000, height: 1000 }, room).zoom).toBe(0.25);
  expect(firstView({ width: 1000, height: 3200 }, room).zoom).toBe(0.25);
  expect(firstView({ width: 64, height: 64 }, room).zoom).toBe(1);
});

test('steps by a tenth, there and back', () => {
  const nearer = zoomStep(view, 1);
  expect(nearer.zoom).toBeCloseTo(1.1);
  expect(zoomStep(nearer, -1).zoom).toBe(1);
});

test('meets the actual size on its way', () => {
  expect(zoomStep({ ...view, zoom: 0.9 }, 1).zoom).toBe(1);
});

test('ends at a hundredth and at a hundredfold', () => {
  let far = view;
  let near = view;
  for (let step = 0; step < 100; step += 1) {
    far = zoomStep(far, -1);
    near = zoomStep(near, 1);
  }
  expect([far.zoom, near.zoom]).toEqual([smallest, largest]);
  expect([smallest, largest]).toEqual([0.01, 100]);
});

test('keeps what is under the pointer under it', () => {
  const at = { x: 120, y: -40 };
  const before = { ...view, x: 30, y: 10 };
  const after = zoomTo(before, 2, at);
  const pointOf = ({ x, y, zoom }: View) => [(at.x - x) / zoom, (at.y - y) / zoom];
  expect(pointOf(after)).toEqual(pointOf(before));
});

test('turns on past a full turn, so that it never spins back', () => {
  let turned = view;
  for (let quarter = 0; quarter < 5; quarter += 1) turned = rotate(turned, 1);
  expect(turned.turn).toBe(450);
  expect(rotate(view, -1).turn).toBe(-90);
});

test('mirrors as the eye sees it, whichever way the picture is turned', () => {
  expect(transformOf({ ...view, zoom: 2, turn: 90, across: true, x: 5 })).toBe(
    'translate(5px, 0px) scale(-2, 2) rotate(90deg)',
  );
});
