import { randomInt } from 'node:crypto';
import { paint, pictureOf, svg } from './draw.ts';

/** Points of the picture and of the piece. */
export const sliderSize = { width: 320, height: 160, piece: 52 } as const;

/** Outlines of pieces on a field of 52 by 52. */
const outlines = [
  'M8 16H20A6 6 0 1 1 32 16H44V28A6 6 0 1 1 44 40V48H8Z',
  'M26 4L32 19L48 20L36 30L40 46L26 37L12 46L16 30L4 20L20 19Z',
  'M26 46C6 32 4 20 8 13C13 5 23 7 26 15C29 7 39 5 44 13C48 20 46 32 26 46Z',
  'M15 6H37L48 26L37 46H15L4 26Z',
  'M18 5H34V18H47V34H34V47H18V34H5V18H18Z',
] as const;

/** A puzzle: what is shown, and where the piece belongs, which no browser is ever sent. */
export interface Slider {
  readonly left: number;
  readonly top: number;
  readonly picture: Buffer;
  readonly piece: Buffer;
}

/** Cuts a piece out of a picture; two holes of other shapes are in the picture as well. */
export async function drawSlider(): Promise<Slider> {
  const { width, height, piece: size } = sliderSize;
  const points = await paint(width, height, '');
  const [own, ...others] = pickThree();
  const [left, ...elsewhere] = threePlaces();
  const top = randomInt(4, height - size - 4);
  const holes = [
    hole(own, left, top),
    ...others.map((outline, at) =>
      hole(outline, elsewhere[at] ?? 0, randomInt(4, height - size - 4)),
    ),
  ];
  const picture = await pictureOf(points)
    .composite([{ input: Buffer.from(svg(width, height, holes.join(''))) }])
    .webp({ quality: 80 })
    .toBuffer();
  const mask = svg(size, size, `<path d="${own}" fill="#fff"/>`);
  const edge = svg(size, size, `<path d="${own}" fill="none" stroke="#fff" stroke-width="2"/>`);
  const piece = await pictureOf(points)
    .extract({ left, top, width: size, height: size })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }, { input: Buffer.from(edge) }])
    .webp({ quality: 80 })
    .toBuffer();
  return { left, top, picture, piece };
}

function hole(outline: string, x: number, y: number): string {
  return `<path d="${outline}" transform="translate(${x},${y})" fill="#000" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.5"/>`;
}

function pickThree(): [string, string, string] {
  const left: string[] = [...outlines];
  const take = () => left.splice(randomInt(0, left.length), 1)[0] ?? outlines[0];
  return [take(), take(), take()];
}

/** Left edges in three lanes beside the start, in any order, so that no hole covers another. */
function threePlaces(): [number, number, number] {
  const lanes = [60, 145, 230];
  const take = () => (lanes.splice(randomInt(0, lanes.length), 1)[0] ?? 60) + randomInt(0, 30);
  return [take(), take(), take()];
}
