/** The colours of the theme now in use, as charts need them: read from the page's custom properties. */
const names = [
  'accent',
  'ink',
  'ink-2',
  'ink-3',
  'line-1',
  'line-2',
  'raised',
  'surface',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
] as const;

type ColourName = (typeof names)[number];

/** Colours by the name of their custom property, each as six hexadecimal digits. */
export type Palette = Readonly<Record<ColourName, string>> & {
  readonly font: string;
};

/** Reads the colours now in use. */
export function readPalette(): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const colours = Object.fromEntries(
    names.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, toHex(getComputedStyle(probe).color)];
    }),
  );
  probe.remove();
  return {
    ...(colours as Record<ColourName, string>),
    font: getComputedStyle(document.body).fontFamily,
  };
}

/** The colours that tell the series of a chart apart, in their order. */
export function seriesColours(palette: Palette): readonly string[] {
  const { accent } = palette;
  return [accent, ...([2, 3, 4, 5, 6] as const).map((at) => palette[`series-${at}`])];
}

// ECharts computes with colours but does not know oklch, in which the tokens are written: a canvas turns one into the other.
function toHex(colour: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
