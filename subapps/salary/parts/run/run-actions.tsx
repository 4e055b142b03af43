import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  calculatePayRun,
  decidePayRun,
  discardPayRun,
  movePayRun,
  payBankFile,
  type payRunDetail,
} from '#bridge/calls/salary/runs.ts';
import { type SaveOutcome, useDownload, useSave, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { ReturnDialog } from './return-dialog.tsx';

type Run = ResultOf<typeof payRunDetail>;
type Move = 'submit' | 'withdraw' | 'pay' | 'close';

export interface RunActionsProps {
  run: Run;
  onChanged: () => void;
  /** The run is discarded. */
  onGone: () => void;
}

/** What the gateway lets the caller do with a run now. */
export function RunActions(props: RunActionsProps): ReactElement {
  const { run } = props;
  const t = useWords();
  const act = useActs(props);
  const [returning, setReturning] = useState(false);
  const { can, state } = run;
  const button = (label: string, work: () => unknown, primary = false) => (
    <Button
      key={label}
      {...(primary && { variant: 'primary' as const })}
      disabled={act.busy}
      onClick={() => void work()}
    >
      {label}
    </Button>
  );
  return (
    <>
      {can.discard && button(t('run.discard'), act.discard)}
      {can.withdraw && button(t('run.withdraw'), () => act.move('withdraw'))}
      {can.calculate &&
        button(
          state === 'draft' ? t('run.calculate') : t('run.again'),
          act.calculate,
          state === 'draft',
        )}
      {state === 'calculated' &&
        can.submit &&
        button(t('run.submit'), () => act.move('submit'), true)}
      {can.approve && !can.ownWork && (
        <>
          {button(t('run.giveBack'), () => setReturning(true))}
          {button(t('run.approve'), () => act.decide('approve'), true)}
        </>
      )}
      {can.pay && (
        <>
          {run.bankTemplate !== null &&
            button(t('run.bankTemplate', { name: run.bankTemplate }), () =>
              act.bankFile('template'),
            )}
          {button(t('run.bankCsv'), () => act.bankFile('csv'))}
          {button(t('run.bankXlsx'), () => act.bankFile('xlsx'))}
          {button(t('run.pay'), () => act.move('pay'), true)}
        </>
      )}
      {can.close && button(t('run.close'), () => act.move('close'), true)}
      {returning && (
        <ReturnDialog
          onClose={() => setReturning(false)}
          onSend={(note) => act.decide('return', note).then(() => setReturning(false))}
        />
      )}
    </>
  );
}

function useActs({ run, onChanged, onGone }: RunActionsProps) {
  const t = useWords();
  const { ask, tell } = useTools();
  const download = useDownload(payBankFile, (name) => t('run.saved', { name }));
  const calculating = useSave(calculatePayRun);
  const moving = useSave(movePayRun);
  const deciding = useSave(decidePayRun);
  const discarding = useSave(discardPayRun);
  const one = { payRunId: run.id, version: run.version };
  const end = (outcome: SaveOutcome<unknown>) => {
    tell(outcome.ok ? t('run.moved') : outcome.error.words, outcome.ok ? 'success' : 'error');
    onChanged();
  };
  const sure: Partial<Record<Move, { title: string; text: string }>> = {
    pay: { title: t('run.payTitle'), text: t('run.payText') },
    close: { title: t('run.closeTitle'), text: t('run.closeText') },
  };
  return {
    busy: [calculating, moving, deciding, discarding].some(({ state }) => state === 'saving'),
    async calculate() {
      const begun = await calculating.save(one);
      if (!begun.ok) tell(begun.error.words, 'error');
      onChanged();
    },
    async move(move: Move) {
      const words = sure[move];
      if (words && !(await ask({ ...words, tone: 'danger' }))) return;
      end(await moving.save({ ...one, move }));
    },
    async decide(decision: 'approve' | 'return', note?: string) {
      end(await deciding.save({ ...one, decision, ...(note && { note }) }));
    },
    async discard() {
      const words = { title: t('run.discardTitle'), text: t('run.discardText') };
      if (!(await ask({ ...words, tone: 'danger' }))) return;
      const gone = await discarding.save(one);
      if (gone.ok) onGone();
      else end(gone);
    },
    async bankFile(format: 'template' | 'csv' | 'xlsx') {
      if (await download({ payRunId: run.id, format })) onChanged();
    },
  };
}
