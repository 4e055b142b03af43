/** Red, green, blue and opacity, each from 0 to 1, as a screen gets them (sRGB with its gamma). */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** One of the colour sets of the tokens. */
export interface ColourSet {
  readonly name: string;
  /** The colour of a token, named without its hyphens: `ink-2`. */
  colour(token: string): Colour;
}

/** Reads the four colour sets from the file of the tokens, as the browser's cascade would. */
export function readColourSets(css: string): ColourSet[] {
  const plain = declarationsOf(css, ':root');
  const orange = declarationsOf(css, '[data-theme="orange"]');
  const dark = declarationsOf(css, '[data-mode="dark"]');
  return [
    ['blue, light', [plain]] as const,
    ['orange, light', [plain, orange]] as const,
    ['blue, dark', [plain, dark]] as const,
    ['orange, dark', [plain, orange, dark]] as const,
  ].map(([name, layers]) => {
    const values = new Map(layers.flatMap((layer) => [...layer]));
    return { name, colour: (token) => parse(tokenValue(values, token)) };
  });
}

/** What is seen of a colour with opacity over one without. */
export function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mixed = [red, green, blue].map((one, at) => one * alpha + (below[at] ?? 0) * (1 - alpha));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
}

/** Contrast of two colours without opacity, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The custom properties of the first rule with exactly this selector. */
function declarationsOf(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`The tokens have no rule for ${selector}.`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const found = body.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.trim()]));
}

function tokenValue(values: ReadonlyMap<string, string>, token: string): string {
  const value = values.get(token);
  if (value === undefined) throw new Error(`There is no token --${token}.`);
  return value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokenValue(values, name));
}

function parse(value: string): Colour {
  const veil = /^color-mix\(in oklch, (.+) (\d+)%, transparent\)$/.exec(value);
  if (veil) {
    const [red, green, blue] = parse(veil[1] ?? '');
    return [red, green, blue, Number(veil[2]) / 100];
  }
  if (value === '#fff') return [1, 1, 1, 1];
  const parts = /^oklch\((.+?)(?: \/ (.+))?\)$/.exec(value);
  if (!parts) throw new Error(`${value} is no colour that this test can read.`);
  const [lightness = 0, chroma = 0, hue = 0] = numbers(parts[1] ?? '');
  return fromOklch(lightness, chroma, hue, Number(parts[2] ?? 1));
}

/** Numbers apart from each other, where one may be a product in `calc()`. */
function numbers(text: string): number[] {
  return text
    .replaceAll(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, one, other) => String(one * other))
    .split(' ')
    .map(Number);
}

/** Source of the matrices: https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number, alpha: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
    alpha,
  ];
}

function gamma(linear: number): number {
  const within = Math.min(1, Math.max(0, linear));
  return within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
}
