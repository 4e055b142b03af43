import { html, type TemplateResult } from 'lit';
import { type IconName, iconPaths } from '#ui/parts/icon/paths.ts';
import css from './chat.module.css';

/** A line icon in the colour of the text around it; decoration, so screen readers pass over it. */
export function icon(name: IconName, size = 16): TemplateResult {
  return html`<svg class=${css.icon} width=${size} height=${size} viewBox="0 0 16 16" aria-hidden="true">
    <path d=${iconPaths[name]}></path>
  </svg>`;
}
