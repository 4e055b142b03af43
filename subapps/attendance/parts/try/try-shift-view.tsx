import { type ReactElement, useState } from 'react';
import { tryShift } from '#bridge/calls/kaoqin/try.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { hoursOf } from '../../stores/clock.ts';
import { toneOfState } from '../../stores/day-look.ts';
import { timeRecords } from '../../stores/time-records.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ReasonList } from '../mine/day-parts.tsx';
import mine from '../mine/mine.module.css';
import css from './try.module.css';

interface Draft {
  readonly shiftId: string;
  readonly day: string;
  readonly punches: string;
  readonly leave: string;
  readonly overtime: string;
}

const clock = /^(?:[01]\d|2\d|3[0-5]):[0-5]\d$/;
const span = /^(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/;

/** The request of what is typed; null while it is not whole. */
function requestOf(draft: Draft): RequestOf<typeof tryShift> | null {
  const punches = draft.punches.split(/[\s,，、]+/).filter((text) => text !== '');
  const leave = span.exec(draft.leave.trim());
  const overtime = span.exec(draft.overtime.trim());
  const isWhole =
    draft.shiftId !== '' &&
    draft.day !== '' &&
    punches.every((text) => clock.test(text)) &&
    (draft.leave.trim() === '' || leave !== null) &&
    (draft.overtime.trim() === '' || overtime !== null);
  if (!isWhole) return null;
  return {
    shiftId: draft.shiftId,
    day: draft.day,
    punches,
    ...(leave && { leaveFrom: leave[1] ?? '', leaveTo: leave[2] ?? '' }),
    ...(overtime && { overtimeFrom: overtime[1] ?? '', overtimeTo: overtime[2] ?? '' }),
  };
}

/** A shift on chosen punches, with how the result comes about. */
export function TryShiftView(): ReactElement {
  const t = useWords();
  const shifts = useCall(timeRecords.shifts.calls.page, { rows: 200 });
  const [draft, setDraft] = useState<Draft>({
    shiftId: '',
    punches: '09:10 18:30',
    leave: '',
    overtime: '',
    day: companyToday(),
  });
  const options = (shifts.data?.rows ?? []).map(({ id, fields }) => ({
    value: id,
    label: String(fields.name),
  }));
  const chosen = { ...draft, shiftId: draft.shiftId || (options[0]?.value ?? '') };
  const request = requestOf(chosen);
  const call = useCall(tryShift, request);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const text = (name: 'punches' | 'leave' | 'overtime', help: string) => (
    <Field label={t(`try.${name}`)} help={help}>
      <TextInput value={draft[name]} onChange={(value) => change({ [name]: value })} />
    </Field>
  );
  return (
    <div className={css.split}>
      <div className={css.form}>
        <Field label={t('try.shift')} required>
          <Select
            options={options}
            value={chosen.shiftId}
            onChange={(shiftId) => change({ shiftId })}
          />
        </Field>
        <Field label={t('try.day')} required>
          <DateInput value={draft.day} onChange={(day) => change({ day })} />
        </Field>
        {text('punches', t('try.punchesHint'))}
        {text('leave', t('try.spanHint'))}
        {text('overtime', t('try.spanHint'))}
      </div>
      {request === null && <Banner title={t('try.wrong')} tone="warn" />}
      {request !== null && call.state === 'failed' && (
        <Banner tone="bad" title={call.error.words} />
      )}
      {request !== null && call.data && <Judged judged={call.data} />}
    </div>
  );
}

function Judged({ judged }: { judged: ResultOf<typeof tryShift> }): ReactElement {
  const t = useWords();
  const { overtime } = judged;
  const figures = [
    [t('try.due'), t('try.hours', { count: hoursOf(judged.dueMinutes) })],
    [t('try.workedTime'), t('try.hours', { count: hoursOf(judged.workedMinutes) })],
    [t('try.late'), t('try.minutes', { count: judged.lateMinutes })],
    [t('try.early'), t('try.minutes', { count: judged.earlyMinutes })],
    [t('try.absent'), t('try.hours', { count: hoursOf(judged.absentMinutes) })],
    [t('try.leaveTime'), t('try.hours', { count: hoursOf(judged.leaveMinutes) })],
    ...(['workday', 'restDay', 'holiday'] as const).map((kind) => [
      t(`try.overtimeOf.${kind}`),
      t('try.hours', { count: hoursOf(overtime[kind]) }),
    ]),
  ];
  return (
    <section className={mine.panel} aria-label={t('try.result')}>
      <h2 className={mine.detailTitle}>
        {t('try.result')} <Tag tone={toneOfState(judged.state)}>{t(`state.${judged.state}`)}</Tag>
        {judged.exceptions.map((one) => (
          <Tag key={one} tone="warn">
            {t(`exception.${one}`)}
          </Tag>
        ))}
      </h2>
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReasonList reasons={judged.reasons} />
    </section>
  );
}
