import { type ReactElement, useMemo } from 'react';
import { useTools } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { Tabs } from '#ui/parts/tabs.tsx';
import { RecordPanel } from '#ui/record/record-panel.tsx';
import { timeRecords } from '../../stores/time-records.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './mine.module.css';

const kinds = {
  leaveRequest: timeRecords.leave,
  leaveReturn: timeRecords.returns,
  overtimeRequest: timeRecords.overtime,
  tripRequest: timeRecords.trips,
  punchPatch: timeRecords.patches,
} as const;
/** A kind of request. */
export type RequestKind = keyof typeof kinds;

/** Every kind, in the order of its tabs. */
export const requestKinds = Object.keys(kinds) as readonly RequestKind[];

interface OwnRequestsProps {
  employmentId: string;
  kind: RequestKind;
  onChanged: () => void;
}

interface RequestsViewProps extends OwnRequestsProps {
  onKind: (kind: RequestKind) => void;
}

/** The own requests of each kind: made, sent, withdrawn and cancelled in the form of their record. */
export function RequestsView({ kind, onKind, ...own }: RequestsViewProps): ReactElement {
  const t = useWords();
  return (
    <Tabs
      label={t('request.label')}
      tabs={requestKinds.map((id) => ({ id, label: t(`request.${id}`) }))}
      value={kind}
      onChange={onKind}
    >
      <p className={css.faint}>{t('request.hint')}</p>
      <OwnRequests key={kind} kind={kind} {...own} />
    </Tabs>
  );
}

function OwnRequests({ kind, employmentId, onChanged }: OwnRequestsProps): ReactElement {
  const { record, words, calls } = kinds[kind];
  const fixed = useMemo(() => ({ employment: employmentId }), [employmentId]);
  const door = useRecord(calls);
  const tools = useTools();
  return <RecordPanel {...{ record, words, door, tools, fixed, onChanged }} />;
}
