import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { answerLeave, type LeaveDialog } from '../../stores/dialogs/dialogs.ts';
import { tabViews } from '../../stores/tabs/tabs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** Asks whether unsaved work may be lost, and names the pages that hold it. */
export function LeaveQuestion({ asked }: { asked: LeaveDialog }): ReactElement {
  const t = useShellTexts();
  const { jobs = [] } = asked;
  const tabs = useStore(tabViews).filter((tab) => asked.tabIds.includes(tab.id));
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`leave.${asked.reason}`)}
      okText={t(tabs.length > 0 ? 'leave.ok' : 'leave.interrupt')}
      cancelText={t(tabs.length > 0 ? 'leave.cancel' : 'leave.wait')}
      text={
        <HoldsFocus>
          {tabs.length > 0 && (
            <Lost words={t('leave.text')} names={tabs.map(({ title }) => title)} />
          )}
          {jobs.length > 0 && <Lost words={t('leave.jobs')} names={jobs} />}
        </HoldsFocus>
      }
      onOk={() => answerLeave(asked.id, true)}
      onCancel={() => answerLeave(asked.id, false)}
    />
  );
}

function Lost({ words, names }: { words: string; names: readonly string[] }): ReactElement {
  return (
    <>
      <span className={css.lines}>{words}</span>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two jobs can have one name, and the list never changes
        <span key={place} className={css.page}>
          {name}
        </span>
      ))}
    </>
  );
}
