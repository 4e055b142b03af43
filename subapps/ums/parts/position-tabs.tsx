import { Fragment, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { positionPlan, positionPlanCalls } from '#bridge/calls/ums/records/position-plan.ts';
import { positionPlanWords } from '#bridge/calls/ums/records/position-plan.words.ts';
import { useTools } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { Tabs } from '#ui/parts/tabs.tsx';
import { RecordPanel } from '#ui/record/record-panel.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './position-tabs.module.css';

interface PositionTabsProps {
  row: AnyRow;
  /** Called after a change of plan. */
  onChanged: () => void;
  /** The fields of the position. */
  children: ReactNode;
}

/** A position, and beside its fields how its plan changes from day to day. */
export function PositionTabs({ row, onChanged, children }: PositionTabsProps): ReactElement {
  const t = useWords();
  const [tab, setTab] = useState<'position' | 'plans'>('position');
  const [changes, setChanges] = useState(0);
  return (
    <Tabs
      label={t('positions.tabs')}
      tabs={[
        { id: 'position', label: t('positions.facts') },
        { id: 'plans', label: t('positions.plans') },
      ]}
      value={tab}
      onChange={setTab}
      // What is planned today may be another number after a change.
      kept={{ position: <Fragment key={changes}>{children}</Fragment> }}
    >
      <Plans
        row={row}
        onChanged={() => {
          setChanges((count) => count + 1);
          onChanged();
        }}
      />
    </Tabs>
  );
}

function Plans({ row, onChanged }: { row: AnyRow; onChanged: () => void }): ReactElement {
  const t = useWords();
  const { id, fields } = row;
  const fixed = useMemo(() => ({ organ: String(fields.organ), position: id }), [fields.organ, id]);
  return (
    <div className={css.plans}>
      {typeof fields.firstPlanned === 'number' && (
        <p className={css.hint}>
          {t('positions.firstPlan', { count: String(fields.firstPlanned) })}
        </p>
      )}
      <RecordPanel
        record={positionPlan}
        words={positionPlanWords}
        door={useRecord(positionPlanCalls)}
        tools={useTools()}
        fixed={fixed}
        onChanged={onChanged}
      />
    </div>
  );
}
