import { randomBytes, randomInt } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** A picture as points of red, green and blue. */
export interface Points {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A random number between two bounds, with a fraction. */
export function between(least: number, most: number): number {
  return least + (randomInt(0, 10_001) / 10_000) * (most - least);
}

/** Draws over a background of soft random colours with random shapes, then adds noise to each point. */
export async function paint(width: number, height: number, above: string): Promise<Points> {
  const coarse = { width: 8, height: 4, channels: 3 } as const;
  const tone = [0, 0, 0].map(() => randomInt(110, 190));
  const shades = randomBytes(coarse.width * coarse.height * 3).map(
    (value, at) => (tone[at % 3] ?? 0) + (value % 81) - 40,
  );
  const soft = await sharp(shades, { raw: coarse })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toBuffer();
  const { data } = await sharp(soft, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg(width, height, shapes(width, height, tone) + above)) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const noise = randomBytes(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const value = (data[at] ?? 0) + ((noise[at] ?? 0) % 17) - 8;
    data[at] = Math.max(0, Math.min(255, value));
  }
  return { data, width, height };
}

/** Begins a picture of points. */
export function pictureOf({ data, width, height }: Points): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A drawing of vectors; no text of anybody gets into it. */
export function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

/** A dark colour that no other picture has. */
export function dark(): string {
  return `rgb(${[0, 0, 0].map(() => randomInt(0, 80)).join()})`;
}

/** Shapes in shades of the background, for a piece to differ from every other. */
function shapes(width: number, height: number, tone: readonly number[]): string {
  const shade = () => `rgb(${tone.map((value) => value + randomInt(-90, 60)).join()})`;
  const x = () => between(0, width).toFixed(1);
  const y = () => between(0, height).toFixed(1);
  const size = () => between(height / 20, height / 5).toFixed(1);
  return Array.from({ length: 26 }, () => {
    const fill = `fill="${shade()}" fill-opacity="0.5"`;
    switch (randomInt(0, 3)) {
      case 0:
        return `<circle cx="${x()}" cy="${y()}" r="${size()}" ${fill}/>`;
      case 1:
        return `<polygon points="${x()},${y()} ${x()},${y()} ${x()},${y()}" ${fill}/>`;
      default:
        return `<path d="M${x()} ${y()}Q${x()} ${y()} ${x()} ${y()}" fill="none" stroke="${shade()}" stroke-width="3" stroke-opacity="0.6"/>`;
    }
  }).join('');
}
