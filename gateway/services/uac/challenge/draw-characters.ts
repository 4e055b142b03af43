import { randomInt } from 'node:crypto';
import { between, dark, type Points, paint, pictureOf } from './draw.ts';
import { glyphs } from './glyphs.ts';

const size = { width: 180, height: 64 } as const;
const LENGTH = 5;

/** Draws five random characters, bent and crossed by lines. */
export async function drawCharacters(): Promise<{
  readonly characters: string;
  readonly picture: Buffer;
}> {
  const known = Object.keys(glyphs);
  const characters = Array.from({ length: LENGTH }, () => known[randomInt(0, known.length)] ?? '');
  const written = characters.map((character, at) => placed(character, at)).join('');
  const points = await paint(size.width, size.height, written + lines());
  const picture = await pictureOf(bent(points)).webp({ quality: 70 }).toBuffer();
  return { characters: characters.join(''), picture };
}

function placed(character: string, at: number): string {
  const x = 16 + at * 32 + between(-4, 4);
  const y = between(12, 22);
  const turn = between(-18, 18);
  const move = `translate(${x},${y}) rotate(${turn},10,14) skewX(${between(-12, 12)}) scale(${between(1.7, 2.2)})`;
  const stroke = `stroke="${dark()}" stroke-width="${between(1.3, 2)}"`;
  return `<path d="${glyphs[character] ?? ''}" transform="${move}" fill="none" stroke-linecap="round" ${stroke}/>`;
}

function lines(): string {
  const y = () => between(10, size.height - 10).toFixed(1);
  return Array.from(
    { length: 3 },
    () =>
      `<path d="M0 ${y()}C60 ${y()} 120 ${y()} 180 ${y()}" fill="none" stroke="${dark()}" stroke-width="1.6"/>`,
  ).join('');
}

/** Moves each column up and down along a wave. */
function bent({ data, width, height }: Points): Points {
  const moved = Buffer.alloc(data.length);
  const start = between(0, 6);
  const length = between(20, 34);
  for (let x = 0; x < width; x += 1) {
    const shift = Math.round(3 * Math.sin(start + x / length));
    for (let y = 0; y < height; y += 1) {
      const from = (Math.max(0, Math.min(height - 1, y + shift)) * width + x) * 3;
      data.copy(moved, (y * width + x) * 3, from, from + 3);
    }
  }
  return { data: moved, width, height };
}
