import { type IconName, iconPaths } from '#ui/parts/icon/paths.ts';
import { shape } from './element.ts';
import css from './icon.module.css';

/** A line icon in the colour of the text around it; decoration, so screen readers pass over it. */
export function icon(name: IconName, size: 12 | 14 | 16 | 24 = 16): SVGElement {
  return shape(
    'svg',
    { class: css.icon, width: size, height: size, viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    shape('path', { d: iconPaths[name] }),
  );
}
