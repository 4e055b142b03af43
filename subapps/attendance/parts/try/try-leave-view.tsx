import { type ReactElement, useState } from 'react';
import { tryLeave } from '#bridge/calls/kaoqin/try.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { formatDate } from '#ui/texts/format.ts';
import { timeRecords } from '../../stores/time-records.ts';
import { useWords } from '../../texts/app-texts.ts';
import mine from '../mine/mine.module.css';
import css from './try.module.css';

/** What a type of leave grants to somebody by a day. */
export function TryLeaveView(): ReactElement {
  const t = useWords();
  const types = useCall(timeRecords['leave-types'].calls.page, { rows: 200 });
  const [draft, setDraft] = useState({
    typeId: '',
    firstWorkedOn: '',
    joinedOn: `${Number(companyToday().slice(0, 4)) - 1}-07-01`,
    asOf: companyToday(),
  });
  const options = (types.data?.rows ?? [])
    .filter(({ fields }) => fields.grantRule !== 'none')
    .map(({ id, fields }) => ({ value: id, label: String(fields.name) }));
  const typeId = draft.typeId || (options[0]?.value ?? '');
  const whole = typeId !== '' && draft.joinedOn !== '' && draft.asOf !== '';
  const call = useCall(tryLeave, whole ? { ...draft, typeId } : null);
  const change = (changes: Partial<typeof draft>) =>
    setDraft((before) => ({ ...before, ...changes }));
  return (
    <div className={css.split}>
      <div className={css.form}>
        <Field label={t('try.type')} required>
          <Select options={options} value={typeId} onChange={(next) => change({ typeId: next })} />
        </Field>
        <Field label={t('try.joined')} required>
          <DateInput value={draft.joinedOn} onChange={(joinedOn) => change({ joinedOn })} />
        </Field>
        <Field label={t('try.worked')} help={t('try.workedHint')}>
          <DateInput
            value={draft.firstWorkedOn}
            onChange={(firstWorkedOn) => change({ firstWorkedOn })}
          />
        </Field>
        <Field label={t('try.asOf')} required>
          <DateInput value={draft.asOf} onChange={(asOf) => change({ asOf })} />
        </Field>
      </div>
      {call.state === 'failed' && <Banner tone="bad" title={call.error.words} />}
      {whole && call.data ? (
        <Granted granted={call.data} />
      ) : (
        <p className={mine.faint}>{t('try.pick')}</p>
      )}
    </div>
  );
}

function Granted({ granted }: { granted: ResultOf<typeof tryLeave> }): ReactElement {
  const t = useWords();
  return (
    <section className={mine.panel} aria-label={t('try.result')}>
      <h2 className={mine.detailTitle}>{t('try.total', { days: granted.total })}</h2>
      {granted.lots.length === 0 && <p className={mine.faint}>{t('try.nothing')}</p>}
      {granted.lots.map(({ year, validFrom, validTo, total, grants }) => (
        <div key={year}>
          <h3 className={mine.detailHead}>
            {t('try.lot', {
              year,
              days: total,
              from: formatDate(validFrom),
              to: formatDate(validTo),
            })}
          </h3>
          <ol className={mine.reasons}>
            {grants.map(({ on, days, reason: { rule, workYears, yearDays, countedDays } }) => (
              <li key={on}>
                {t('try.grant', { on: formatDate(on), days })}
                <small className={mine.faint}>
                  {t(`try.why.${rule}`, { years: workYears ?? 0, days: yearDays })}
                  {countedDays !== null && t('try.why.joiner', { count: countedDays })}
                </small>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
