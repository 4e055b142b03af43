import { type ReactElement, useMemo, useState } from 'react';
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
type Kind = keyof typeof kinds;

interface RequestsViewProps {
  employmentId: string;
  onChanged: () => void;
}

/** The own requests of each kind: made, sent, withdrawn and cancelled in the form of their record. */
export function RequestsView({ employmentId, onChanged }: RequestsViewProps): ReactElement {
  const t = useWords();
  const [kind, setKind] = useState<Kind>('leaveRequest');
  return (
    <Tabs
      label={t('request.label')}
      tabs={(Object.keys(kinds) as Kind[]).map((id) => ({ id, label: t(`request.${id}`) }))}
      value={kind}
      onChange={setKind}
    >
      <p className={css.faint}>{t('request.hint')}</p>
      <OwnRequests key={kind} {...{ kind, employmentId, onChanged }} />
    </Tabs>
  );
}

function OwnRequests({
  kind,
  employmentId,
  onChanged,
}: RequestsViewProps & { kind: Kind }): ReactElement {
  const { record, words, calls } = kinds[kind];
  const fixed = useMemo(() => ({ employment: employmentId }), [employmentId]);
  const door = useRecord(calls);
  const tools = useTools();
  return <RecordPanel {...{ record, words, door, tools, fixed, onChanged }} />;
}
