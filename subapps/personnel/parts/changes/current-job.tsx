import type { ReactElement } from 'react';
import { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { ChangeKind } from './change-kinds.ts';
import { useChangeWords } from './texts/change-texts.ts';

/** Where somebody works now, beside the form that changes it. */
export function CurrentJob(props: {
  kind: ChangeKind;
  employmentId: FieldValue | null | undefined;
}): ReactElement | null {
  const { kind, employmentId } = props;
  const t = useChangeWords();
  const asked = typeof employmentId === 'string' ? { employmentId } : null;
  const record = useCall(getEmployee, asked, { keep: false }).data;
  if (record === undefined) return null;
  const { fields, names } = record;
  const { joinedOn, probationEndsOn } = fields;
  const job = [
    fields.staffNo,
    names.organId,
    names.postId,
    names.positionId,
    fields.gradeCode,
    names.managerId,
    joinedOn && t('now.joined', { day: formatDate(joinedOn) }),
    probationEndsOn && t('now.probation', { day: formatDate(probationEndsOn) }),
  ];
  return (
    <Banner title={`${t('now.title')} · ${fields.name ?? ''}`}>
      <p>{job.filter(Boolean).join(' · ')}</p>
      {kind === 'transfer' && <p>{t('now.keep')}</p>}
    </Banner>
  );
}
