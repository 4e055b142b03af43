import { DatePicker as Ark } from '@ark-ui/react/date-picker';
import type { ReactElement, ReactNode } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Icon } from '../icon/icon.tsx';
import css from './date-input.module.css';

/** Days, months and years to choose from; is in a date input's panel. */
export function Calendar(): ReactElement {
  return (
    <>
      <Ark.View view="day">
        <Head />
        <Days />
      </Ark.View>
      <Ark.View view="month">
        <Head />
        <Cells of="month" />
      </Ark.View>
      <Ark.View view="year">
        <Head />
        <Cells of="year" />
      </Ark.View>
    </>
  );
}

function Head(): ReactElement {
  const t = useUiTexts();
  return (
    <Ark.ViewControl className={css.head}>
      <Ark.PrevTrigger className={css.turn} aria-label={t('calendar.previous')}>
        <Icon name="chevron-left" />
      </Ark.PrevTrigger>
      <Ark.Context>
        {({ visibleRangeText: { start } }) => (
          <Ark.ViewTrigger className={css.view} aria-label={t('calendar.view', { shown: start })}>
            <Ark.RangeText />
          </Ark.ViewTrigger>
        )}
      </Ark.Context>
      <Ark.NextTrigger className={css.turn} aria-label={t('calendar.next')}>
        <Icon name="chevron-right" />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  );
}

function Days(): ReactElement {
  return (
    <Ark.Context>
      {(calendar) => (
        <Ark.Table className={css.table}>
          <Ark.TableHead>
            <Ark.TableRow>
              {calendar.weekDays.map((day) => (
                <Ark.TableHeader key={day.long} className={css.weekday} aria-label={day.long}>
                  {day.narrow}
                </Ark.TableHeader>
              ))}
            </Ark.TableRow>
          </Ark.TableHead>
          <Ark.TableBody>
            {calendar.weeks.map((week) => (
              <Ark.TableRow key={week[0]?.toString()}>
                {week.map((day) => (
                  <Ark.TableCell key={day.toString()} value={day}>
                    <Ark.TableCellTrigger className={css.day}>{day.day}</Ark.TableCellTrigger>
                  </Ark.TableCell>
                ))}
              </Ark.TableRow>
            ))}
          </Ark.TableBody>
        </Ark.Table>
      )}
    </Ark.Context>
  );
}

function Cells({ of }: { of: 'month' | 'year' }): ReactElement {
  return (
    <Ark.Context>
      {(calendar) => {
        const columns = { columns: 4, format: 'short' } as const;
        const rows =
          of === 'month' ? calendar.getMonthsGrid(columns) : calendar.getYearsGrid(columns);
        return (
          <Ark.Table className={css.table} columns={4}>
            <Ark.TableBody>
              {rows.map(
                (row): ReactNode => (
                  <Ark.TableRow key={row[0]?.value}>
                    {row.map((cell) => (
                      <Ark.TableCell key={cell.value} value={cell.value}>
                        <Ark.TableCellTrigger className={css.wide}>
                          {cell.label}
                        </Ark.TableCellTrigger>
                      </Ark.TableCell>
                    ))}
                  </Ark.TableRow>
                ),
              )}
            </Ark.TableBody>
          </Ark.Table>
        );
      }}
    </Ark.Context>
  );
}
