import type { ReactElement } from 'react';
import type { declarationPerson } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './declaration.module.css';

type Result = ResultOf<typeof declarationPerson>;
type Month = Omit<Result['months'][number], 'payMonths'>;

const ofMonth = ['income', 'ownContributions', 'specialAdditional', 'other', 'tax'] as const;

const ofYear = [
  'income',
  'exempt',
  'basicDeduction',
  'ownContributions',
  'specialAdditional',
  'other',
  'taxable',
  'ratePercent',
  'quickDeduction',
  'tax',
  'withheldBefore',
] as const;

interface YearTableProps {
  opening: Result['opening'];
  months: readonly Month[];
}

/** The months of a year beside each other: the month itself, then the sums of the year that its tax comes from. */
export function YearTable({ opening, months }: YearTableProps): ReactElement {
  const t = useWords();
  return (
    <div className={css.scroll}>
      <table className={css.year}>
        <thead>
          <tr>
            <th scope="col">{t('declarations.amounts')}</th>
            {opening && <th scope="col">{t('declarations.opening')}</th>}
            {months.map(({ month }) => (
              <th key={month} scope="col">
                {monthWords(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ofMonth.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`declarations.ofMonthOnly.${name}`)}</th>
              {opening && <td>{moneyWords(opening[name])}</td>}
              {months.map((one) => (
                <td key={one.month}>{moneyWords(one[name])}</td>
              ))}
            </tr>
          ))}
          <YearRows opening={opening} months={months} />
        </tbody>
      </table>
    </div>
  );
}

/** Non-residents have no sums of the year. */
function YearRows({ opening, months }: YearTableProps): ReactElement[] {
  const t = useWords();
  if (months.every(({ year }) => year === null)) return [];
  return ofYear.map((name) => (
    <tr key={name} className={css.cumulative}>
      <th scope="row">{t(`declarations.ofYear.${name}`)}</th>
      {opening && <td />}
      {months.map(({ month, year }) => (
        <td key={month}>{year === null ? '' : cellOf(name, year[name])}</td>
      ))}
    </tr>
  ));
}

function cellOf(name: (typeof ofYear)[number], value: string): string {
  return name === 'ratePercent' ? `${value}%` : moneyWords(value);
}
