/** Writes figures in the language now in use. They arrive as exact decimals and are never computed with here. */
import { locale } from '../texts/locale.ts';
import type { FigureCell, Unit } from './types.ts';

type Digits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

const digits: Readonly<Record<Unit, Digits>> = {
  people: { maximumFractionDigits: 0 },
  times: { maximumFractionDigits: 0 },
  hours: { maximumFractionDigits: 1 },
  days: { maximumFractionDigits: 2 },
  money: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  percent: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  years: { maximumFractionDigits: 1 },
  number: { maximumFractionDigits: 2 },
};

/** Writes an exact decimal in its unit: `12.5%`, `1,234.50`. */
export function writeFigure(value: string, unit: Unit): string {
  const written = new Intl.NumberFormat(locale.get(), digits[unit]).format(
    value as Intl.StringNumericLiteral,
  );
  return unit === 'percent' ? `${written}%` : written;
}

/** The number a mark is drawn at; null where there is none to draw. */
export function numberOf(cell: FigureCell | undefined): number | null {
  return cell !== undefined && 'v' in cell ? Number(cell.v) : null;
}

/** How a figure differs from that of the compared period. */
export interface Change {
  /** With its sign. */
  readonly difference: string;
  /** With its sign; null where there is nothing to divide by, and for percentages. */
  readonly share: string | null;
  readonly direction: 'up' | 'down' | 'same';
}

/** The change of a cell; null where it has nothing to compare with. */
export function changeOf(cell: FigureCell | undefined, unit: Unit): Change | null {
  if (cell === undefined || !('v' in cell) || cell.was === undefined || cell.was === null)
    return null;
  const difference = Number(cell.v) - Number(cell.was);
  const before = Number(cell.was);
  const language = locale.get();
  const signed = new Intl.NumberFormat(language, { ...digits[unit], signDisplay: 'exceptZero' });
  const share =
    unit === 'percent' || before === 0
      ? null
      : new Intl.NumberFormat(language, {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        }).format(difference / Math.abs(before));
  return {
    difference: signed.format(difference),
    share,
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
  };
}
