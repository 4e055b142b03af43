import { type ReactElement, useState } from 'react';
import { openRoster } from '#bridge/calls/paiban/rosters.ts';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useCall, useTabTitle, useTools } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { TreeSelect } from '#ui/parts/pickers/tree-select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Board } from '../parts/roster/board.tsx';
import { MonthStepper } from '../parts/roster/month-stepper.tsx';
import css from '../parts/roster/roster.module.css';
import { RostersDialog } from '../parts/roster/rosters-dialog.tsx';
import { usePlace, type View } from '../parts/roster/use-place.ts';
import { useWords } from '../texts/app-texts.ts';

/** The roster of an organisation for a month. */
export function RosterPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('roster.title'));
  const { ask } = useTools();
  const { view, month, organId: asked, go } = usePlace();
  const organs = useOrgans({ chosen: [asked] });
  const organId = asked ?? organs.nodes[0]?.id ?? null;
  const [isDirty, setDirty] = useState(false);
  async function leaveTo(changes: Readonly<Record<string, string>>): Promise<void> {
    const question = { title: t('roster.leaveQuestion'), text: t('roster.leaveText') };
    if (!isDirty || (await ask({ ...question, tone: 'danger' }))) go(changes);
  }
  const list = useRosterList(month, isDirty, (id) => void leaveTo({ organId: id }));
  return (
    <main className={css.page}>
      <PageHeader
        title={t('roster.title')}
        actions={
          <div className={css.place}>
            <TreeSelect
              label={t('roster.organ')}
              nodes={organs.nodes}
              levels={organs.levels}
              value={organId ?? ''}
              shown={organId === null ? '' : organPath(organs.list, organId).join(' / ')}
              onChange={(id) => void leaveTo({ organId: id })}
            />
            <Button icon="list" onClick={list.open}>
              {t('rosters.button')}
            </Button>
            <MonthStepper month={month} onMonth={(next) => void leaveTo({ month: next })} />
          </div>
        }
      />
      {organId === null && organs.call.state === 'ready' && (
        <EmptyState icon="organization" title={t('roster.noOrgan')} />
      )}
      {organs.call.state === 'failed' && (
        <ErrorState hint={organs.call.error.words} onRetry={organs.call.reload} />
      )}
      {organId !== null && (
        <OneRoster
          key={`${organId} ${month} ${list.changes}`}
          {...{ organId, month, view }}
          onView={(next) => go({ view: next })}
          onDirty={setDirty}
        />
      )}
      {list.dialog}
    </main>
  );
}

/** The list of the rosters of a month; `changes` counts what was done there with a roster that may be open. */
function useRosterList(month: string, isDirty: boolean, onOpen: (organId: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  function close(changed: boolean): void {
    setOpen(false);
    if (changed && !isDirty) setChanges(changes + 1);
  }
  function openOne(organId: string, changed: boolean): void {
    close(changed);
    onOpen(organId);
  }
  return {
    open: () => setOpen(true),
    changes,
    dialog: isOpen ? <RostersDialog month={month} onOpen={openOne} onClose={close} /> : null,
  };
}

interface OneRosterProps {
  organId: string;
  month: string;
  view: View;
  onView: (view: View) => void;
  onDirty: (dirty: boolean) => void;
}

function OneRoster({ organId, month, view, onView, onDirty }: OneRosterProps): ReactElement {
  const t = useWords();
  const unit = { organId, month };
  const call = useCall(openRoster, unit);
  const roster = call.data;
  if (roster === undefined)
    return call.state === 'failed' ? (
      <ErrorState hint={call.error.words} onRetry={call.reload} />
    ) : (
      <SkeletonLines lines={10} />
    );
  if (roster.people.length === 0)
    return (
      <EmptyState icon="people" title={t('roster.noPeople')} hint={t('roster.noPeopleHint')} />
    );
  if (roster.shifts.length === 0)
    return <EmptyState title={t('roster.noShifts')} hint={t('roster.noShiftsHint')} />;
  return <Board {...{ unit, roster, view, onView, onDirty }} onReload={call.reload} />;
}
