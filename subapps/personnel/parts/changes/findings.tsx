import type { ReactElement } from 'react';
import { adviseEntry, adviseLeaving, adviseTransfer } from '#bridge/calls/joyhr/life.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import type { RecordValues } from '#bridge/calls/record/doors.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';

import type { ChangeKind } from './change-kinds.ts';
import css from './changes.module.css';
import type { ChangeForm } from './use-change-form.ts';

const tones = { stop: 'bad', warn: 'warn', info: 'info' } as const;

/** What law and plan say of what is filled in so far. */
export function Findings(props: { kind: ChangeKind; control: ChangeForm }): ReactElement | null {
  const { kind, control } = props;
  const entry = useCall(adviseEntry, kind === 'entry' ? entryQuestion(control.values) : null);
  const leaving = useCall(
    adviseLeaving,
    kind === 'leaving' ? leavingQuestion(control.values) : null,
  );
  const transfer = useCall(
    adviseTransfer,
    kind === 'transfer' ? transferQuestion(control.values) : null,
  );
  const said = { entry, leaving, transfer, regularisation: null }[kind];
  const findings = said?.data?.findings ?? [];
  if (findings.length === 0) return null;
  return (
    <div className={css.findings}>
      {findings.map(({ tone, text, source }) => (
        <Banner key={text} tone={tones[tone]} title={text}>
          {source !== null && <p className={css.source}>{source}</p>}
        </Banner>
      ))}
    </div>
  );
}

function textOf(values: RecordValues, name: string): string | undefined {
  const value = values[name];
  return value === null || value === undefined || value === '' ? undefined : String(value);
}

function entryQuestion(values: RecordValues): RequestOf<typeof adviseEntry> | null {
  const joinedOn = textOf(values, 'joinedOn');
  if (joinedOn === undefined) return null;
  const months = textOf(values, 'contractMonths');
  return {
    joinedOn,
    probationEndsOn: textOf(values, 'probationEndsOn'),
    contractKind: textOf(values, 'contractKind') as 'fixed' | undefined,
    contractMonths: months === undefined ? undefined : Number(months),
    birthDate: textOf(values, 'birthDate'),
    gender: textOf(values, 'gender') as 'F' | undefined,
    positionId: textOf(values, 'position'),
    postId: textOf(values, 'post'),
  };
}

function transferQuestion(values: RecordValues): RequestOf<typeof adviseTransfer> | null {
  const employmentId = textOf(values, 'employment');
  const effectiveOn = textOf(values, 'effectiveOn');
  if (employmentId === undefined || effectiveOn === undefined) return null;
  return {
    employmentId,
    effectiveOn,
    organId: textOf(values, 'organ'),
    postId: textOf(values, 'post'),
    positionId: textOf(values, 'position'),
  };
}

function leavingQuestion(values: RecordValues): RequestOf<typeof adviseLeaving> | null {
  const employmentId = textOf(values, 'employment');
  const lastDay = textOf(values, 'lastDay');
  const kind = textOf(values, 'kind');
  if (employmentId === undefined || lastDay === undefined || kind === undefined) return null;
  return {
    employmentId,
    lastDay,
    kind: kind as RequestOf<typeof adviseLeaving>['kind'],
    noticeOn: textOf(values, 'noticeOn'),
    protection: textOf(values, 'protection'),
    paidInsteadOfNotice: values.paidInsteadOfNotice === true ? '1' : '0',
  };
}
