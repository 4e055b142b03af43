import type { ViewerImage } from '../../parts/image-viewer/image-viewer.tsx';

/** Drawn pictures, so that the gallery carries no files: a photo's shapes in two colours of the look. */
export function picturesOf(
  names: readonly string[],
): readonly (ViewerImage & { readonly src: string })[] {
  const { accent, tint } = colours();
  return names.map((name, index) => ({
    id: name,
    name,
    src: addressOf(draw(accent, tint, index)),
  }));
}

function colours(): { accent: string; tint: string } {
  const look = getComputedStyle(document.documentElement);
  return {
    accent: look.getPropertyValue('--accent-line'),
    tint: look.getPropertyValue('--accent-soft'),
  };
}

function draw(ink: string, ground: string, index: number): string {
  const [width, height] = index % 2 === 0 ? [1600, 1000] : [600, 900];
  const sun = width * (0.25 + 0.2 * index);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>
<circle cx="${sun}" cy="${height * 0.3}" r="${width * 0.08}" fill="${ink}"/>
<path d="M0 ${height}L${width * 0.35} ${height * 0.45}L${width * 0.6} ${height * 0.75}L${width * 0.8} ${height * 0.55}L${width} ${height}z" fill="${ink}"/></svg>`;
}

function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
