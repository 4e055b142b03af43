import type { ReactElement } from 'react';
import { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { ChangeKind } from './change-kinds.ts';
import { useChangeWords } from './texts/change-texts.ts';

type Employee = ResultOf<typeof getEmployee>;

/** The record of the employee a change is about; nothing before one is chosen. */
export function useCurrentJob(employmentId: FieldValue | null | undefined): Employee | undefined {
  const asked = typeof employmentId === 'string' ? { employmentId } : null;
  return useCall(getEmployee, asked, { keep: false }).data;
}

/** Where somebody works now, beside the form that changes it. */
export function CurrentJob(props: { kind: ChangeKind; employee: Employee }): ReactElement {
  const { kind, employee } = props;
  const t = useChangeWords();
  const { fields, names, status } = employee;
  const { joinedOn, probationEndsOn } = fields;
  const inProbation = status === 'probation' && probationEndsOn;
  const job = [
    fields.staffNo,
    names.organId,
    names.postId,
    names.positionId,
    fields.gradeCode,
    names.managerId,
    joinedOn && t('now.joined', { day: formatDate(joinedOn) }),
    inProbation && t('now.probation', { day: formatDate(inProbation) }),
  ];
  return (
    <Banner title={`${t('now.title')} · ${fields.name ?? ''}`}>
      <p>{job.filter(Boolean).join(' · ')}</p>
      {kind === 'transfer' && <p>{t('now.keep')}</p>}
    </Banner>
  );
}
