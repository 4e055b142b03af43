import type { Share } from '#bridge/calls/prism/curves.ts';
import { writeFigure } from '#ui/figures/write-figure.ts';
import { t } from '../texts/app-texts.ts';

/** Writes a share of people: `87.5%`, that it is hidden, or nothing where there is none yet. */
export function writeShare(share: Share): string {
  if ('v' in share) return writeFigure(share.v, 'percent');
  return share.is === 'hidden' ? t('study.hiddenShort') : '';
}
