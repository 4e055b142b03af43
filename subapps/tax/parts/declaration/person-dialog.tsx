import type { ReactElement } from 'react';
import { declarationPerson } from '#bridge/calls/etax/declarations.ts';
import { useCall } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { YearTable } from './year-table.tsx';

/** The year of one person up to a month: how the tax of each month comes about. */
export function PersonDialog(props: {
  month: string;
  personId: string;
  onClose: () => void;
}): ReactElement {
  const t = useWords();
  const { month, personId, onClose } = props;
  const call = useCall(declarationPerson, { month, personId });
  const { data } = call;
  const title = data === undefined ? t('declarations.person') : `${data.name} · ${data.staffNo}`;
  return (
    <Dialog open hideCancel width={1120} title={title} onClose={onClose}>
      {call.state === 'failed' && data === undefined && (
        <FailedState error={call.error} onRetry={call.reload} />
      )}
      {call.state === 'loading' && data === undefined && <SkeletonLines lines={8} />}
      {data && <YearTable opening={data.opening} months={data.months} />}
    </Dialog>
  );
}
