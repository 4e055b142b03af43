import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useMemo } from 'react';
import type { SheetDoor } from '#bridge/calls/record/doors.ts';
import type { CloseDialog } from '../layouts/list-screen/list-config.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { LinkButton } from '../parts/link.tsx';
import { Steps } from '../parts/steps/steps.tsx';
import { DropZone } from '../parts/upload/drop-zone.tsx';
import { formatNumber, formatPercent } from '../texts/format.ts';
import css from './import-dialog.module.css';
import { ImportProblems } from './import-problems.tsx';
import { createImport, type ImportState, type ImportStore, mayApply } from './import-store.ts';
import { type RecordTools, wordsOfError } from './record-door.ts';

import type { SpokenRecord } from './show-value.ts';
import { type RecordScreenWords, useRecordScreenWords } from './texts/record-texts.ts';

export interface ImportDialogProps {
  /** What the sheet is of: what rows are known by, and what its columns are called. */
  spoken: {
    record: Pick<SpokenRecord['record'], 'key'>;
    words: Pick<SpokenRecord['words'], 'plural' | 'fields'>;
  };
  door: Pick<SheetDoor, 'template' | 'importSheet' | 'progress' | 'jobErrors'>;
  tools: Pick<RecordTools, 'tell'>;
  onClose: CloseDialog;
  /** What holds for this sheet, where it is not what holds for the sheets of records. */
  rules?: { limits: string; hints: readonly string[] };
}

const steps = ['choosing', 'checked', 'done'] as const;

/** Rows from a sheet: choose it, see what it would do, mend it, apply it. Nothing is saved before the last step. */
export function ImportDialog(props: ImportDialogProps): ReactElement {
  const { door, onClose } = props;
  const t = useRecordScreenWords();
  const store = useMemo(() => createImport(door), [door]);
  useEffect(() => () => store.stop(), [store]);
  const state = useStore(store.state);
  const step = state.kind === 'working' ? (state.mode === 'check' ? 0 : 1) : place(state);
  return (
    <div className={css.import}>
      <Steps
        label={t('import.title', { name: props.spoken.words.plural })}
        current={state.kind === 'done' ? steps.length : step}
        failed={state.kind === 'checked' && state.report.problemCount > 0}
        steps={steps.map((id) => ({ id, title: t(`import.steps.${id}`) }))}
      />
      <Stage {...props} {...{ state, store }} onDone={() => onClose('changed')} />
    </div>
  );
}

function place(state: Exclude<ImportState, { kind: 'working' }>): number {
  return steps.indexOf(state.kind);
}

interface StageProps extends ImportDialogProps {
  state: ImportState;
  store: ImportStore;
  onDone: () => void;
}

function Stage(props: StageProps): ReactElement {
  const { state, store, onDone } = props;
  const t = useRecordScreenWords();
  switch (state.kind) {
    case 'choosing':
      return <Choosing {...props} problem={state.problem} />;
    case 'working':
      return <Working state={state} />;
    case 'checked':
      return <Checked {...props} state={state} />;
    case 'done':
      return (
        <>
          <Banner tone="good" title={t('import.done')}>
            {countsOf(state.report, t)}
          </Banner>
          <div className={css.buttons}>
            <Button onClick={() => store.again()}>{t('import.another')}</Button>
            <Button variant="primary" onClick={onDone}>
              {t('import.close')}
            </Button>
          </div>
        </>
      );
  }
}

function Choosing({
  spoken,
  door,
  tools,
  store,
  problem,
  ...props
}: StageProps & { problem: string }) {
  const t = useRecordScreenWords();
  const { record, words } = spoken;
  const key = record.key.map((name) => words.fields[name] ?? name).join(' + ');
  const rules = props.rules ?? { limits: t('import.limits'), hints: [t('import.blank')] };
  const template = (format: 'xlsx' | 'csv') => () =>
    void door.template(format).catch((cause) => tools.tell(wordsOfError(cause), 'error'));
  return (
    <>
      {problem !== '' && <Banner tone="bad" title={problem} />}
      <DropZone
        accept=".xlsx,.csv"
        multiple={false}
        disabled={false}
        onFiles={([file]) => file && void store.choose(file)}
      >
        {rules.limits}
      </DropZone>
      <ul className={css.hints}>
        <li>
          {t('import.template')}
          <span className={css.links}>
            <LinkButton onClick={template('xlsx')}>{t('import.xlsx')}</LinkButton>
            <LinkButton onClick={template('csv')}>{t('import.csv')}</LinkButton>
          </span>
        </li>
        <li>{t('import.key', { key })}</li>
        {rules.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
        <li>{t('import.nothing')}</li>
      </ul>
    </>
  );
}

function Working({ state }: { state: Extract<ImportState, { kind: 'working' }> }): ReactElement {
  const { mode, file, share, isJob } = state;
  const t = useRecordScreenWords();
  return (
    <div className={css.working} role="status">
      <span>{t(`import.working.${mode}`, { file: file.name })}</span>
      <progress className={css.progress} {...(share !== null && { value: share })} />
      <span className={css.hint}>
        {isJob ? t('import.job') : share === null ? t('import.reading') : formatPercent(share, 0)}
      </span>
    </div>
  );
}

function Checked(
  props: StageProps & { state: Extract<ImportState, { kind: 'checked' }> },
): ReactElement {
  const { state, store, door, tools } = props;
  const { report, jobId, file } = state;
  const t = useRecordScreenWords();
  const isWrong = report.problemCount > 0;
  return (
    <>
      {isWrong ? (
        <Banner
          tone="bad"
          title={t('import.wrong', {
            count: `${formatNumber(report.problemCount)}${report.more ? '+' : ''}`,
          })}
        >
          {t('import.mend')}
        </Banner>
      ) : (
        <Banner
          tone={mayApply(report) ? 'good' : 'info'}
          title={t(mayApply(report) ? 'import.right' : 'import.same', { file: file.name })}
        >
          {countsOf(report, t)}
        </Banner>
      )}
      {isWrong && (
        <ImportProblems {...{ report, jobId, door, tools }} name={file.name} onMend={store.mend} />
      )}
      <div className={css.buttons}>
        <Button onClick={() => store.again()}>{t('import.another')}</Button>
        {isWrong && state.mends.length > 0 && (
          <Button variant="primary" onClick={() => void store.check()}>
            {t('import.check', { count: formatNumber(state.mends.length) })}
          </Button>
        )}
        {!isWrong && (
          <Button variant="primary" disabled={!mayApply(report)} onClick={() => void store.apply()}>
            {t('import.apply', { count: formatNumber(report.created + report.changed) })}
          </Button>
        )}
      </div>
    </>
  );
}

function countsOf(
  {
    read,
    created,
    changed,
    unchanged,
  }: { read: number; created: number; changed: number; unchanged: number },
  t: RecordScreenWords,
): string {
  const [all, made, other, same] = [read, created, changed, unchanged].map((count) =>
    formatNumber(count),
  );
  return t('import.counts', {
    read: all ?? '',
    created: made ?? '',
    changed: other ?? '',
    unchanged: same ?? '',
  });
}
