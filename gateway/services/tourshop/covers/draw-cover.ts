/** Draws the cover of a product as a small landscape: nothing is loaded, and no foreign picture is used. */

/** The landscapes there are. */
export type Scene = 'mountain' | 'lake' | 'sea' | 'city' | 'desert' | 'snow' | 'garden' | 'clinic';

const width = 640;
const height = 480;

/** Two colours of the sky, three of the ground from far to near. */
const palettes: Readonly<Record<Scene, readonly [string, string, string, string, string]>> = {
  mountain: ['#bfe3f2', '#f7e7c9', '#7fa7a0', '#4f8376', '#2f5f52'],
  lake: ['#cfe6f7', '#fbead7', '#86aec2', '#4d8fb3', '#2c6a8f'],
  sea: ['#a8dcf0', '#fdeccb', '#57b5c9', '#2590ad', '#e9cf9c'],
  city: ['#d5d9ee', '#fbdcc4', '#9aa3c4', '#6a759f', '#454f7c'],
  desert: ['#f9dfb8', '#fbeedd', '#e2b573', '#cf9450', '#a96f39'],
  snow: ['#c7d9ee', '#eef4fb', '#b9cde2', '#dbe7f3', '#f7fbff'],
  garden: ['#dcefdc', '#f8efd5', '#a5c99a', '#6fa56f', '#3f7c4b'],
  clinic: ['#d9f0ef', '#f4fbfa', '#a9d8d5', '#6bb9b4', '#3a8f8a'],
};

/** A picture as an address; the same code gives the same one. */
export function drawCover(scene: Scene, code: string): string {
  const [sky, low, far, middle, near] = palettes[scene];
  const draw = chanceOf(code);
  const sunX = 90 + Math.round(draw() * 460);
  const sunY = 90 + Math.round(draw() * 60);
  const parts = [
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    `<circle cx="${sunX}" cy="${sunY}" r="38" fill="#fff" fill-opacity=".75"/>`,
    ...(scene === 'city' || scene === 'clinic'
      ? [towers(far, 230, draw), towers(middle, 300, draw), towers(near, 370, draw)]
      : [
          ridge(far, 250, scene === 'sea' || scene === 'desert' ? 14 : 90, draw),
          ridge(middle, 320, scene === 'sea' || scene === 'lake' ? 8 : 60, draw),
          ridge(near, 395, 30, draw),
        ]),
    ...(scene === 'garden' || scene === 'mountain' ? trees(near, draw) : []),
    ...(scene === 'sea' || scene === 'lake' ? boats(draw) : []),
  ];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** A line of hills that fills everything below it. */
function ridge(fill: string, base: number, swing: number, draw: () => number): string {
  const steps = 6;
  const tops = Array.from({ length: steps + 1 }, (_, at) => {
    const x = Math.round((at * width) / steps);
    return `${x} ${base - Math.round(draw() * swing)}`;
  });
  const curves = tops.slice(1).map((top, at) => {
    const x = Math.round(((at + 0.5) * width) / steps);
    return `Q${x} ${base - Math.round(draw() * swing)} ${top}`;
  });
  return `<path fill="${fill}" d="M0 ${height}L${tops[0]}${curves.join('')}V${height}z"/>`;
}

function towers(fill: string, base: number, draw: () => number): string {
  let x = -Math.round(draw() * 30);
  let path = `M0 ${height}`;
  while (x < width) {
    const broad = 34 + Math.round(draw() * 46);
    path += `V${base - Math.round(draw() * 110)}H${x + broad}`;
    x += broad;
  }
  return `<path fill="${fill}" d="${path}V${height}z"/>`;
}

function trees(fill: string, draw: () => number): string[] {
  return Array.from({ length: 9 }, () => {
    const x = Math.round(draw() * width);
    const y = 400 + Math.round(draw() * 60);
    return `<path fill="${fill}" stroke="#0003" d="M${x} ${y - 46}l18 46h-36z"/>`;
  });
}

function boats(draw: () => number): string[] {
  return Array.from({ length: 2 }, () => {
    const x = 80 + Math.round(draw() * 460);
    const y = 345 + Math.round(draw() * 30);
    return `<path fill="#fff" d="M${x} ${y}l-16 0 0-30zM${x - 24} ${y + 4}h34l-7 8h-20z"/>`;
  });
}

/** Chance that follows from a text. */
function chanceOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
