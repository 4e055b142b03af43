import { html, type TemplateResult } from 'lit';
import { formatNumber } from '#ui/texts/format.ts';
import { t } from '../texts/app-texts.ts';
import css from './settings.module.css';

/** Which page of a table is shown, and the buttons to the one before and the next. */
export function pagerView(
  { page, totalPage, total }: Readonly<Record<'page' | 'totalPage' | 'total', number>>,
  load: (page: number) => Promise<void>,
): TemplateResult {
  const turn = (words: string, to: number, isPossible: boolean) =>
    html`<button type="button" class="button" ?disabled=${!isPossible} @click=${() => void load(to)}>
      ${words}
    </button>`;
  return html`<div class=${css.row}>
    <span class=${css.note}>
      ${t('log.page', { page: String(page), pages: String(totalPage), total: formatNumber(total) })}
    </span>
    ${turn(t('log.previous'), page - 1, page > 1)}
    ${turn(t('log.next'), page + 1, page < totalPage)}
  </div>`;
}
