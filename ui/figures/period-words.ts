import type { FigureWords } from './texts/figures-texts.ts';

/** A period in words, as it is written into an address. */
export function periodWords(t: FigureWords, written: string): string {
  switch (written) {
    case 'today':
    case 'day':
    case 'year':
    case 'span':
      return t(`period.${written}`);
    case 'm1':
      return t('period.thisMonth');
    case 'b1':
      return t('period.lastMonth');
    default:
      return t(written.startsWith('m') ? 'period.months' : 'period.monthsBefore', {
        count: written.slice(1),
      });
  }
}
