import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { cancelOrganChange, type organHistory } from '#bridge/calls/ums/organ-changes.ts';
import { organChangeWords, organFactWords } from '#bridge/calls/ums/terms.ts';
import { Button } from '#ui/parts/button.tsx';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './tree-edit.module.css';
import { useOrganSave } from './use-organ-save.ts';

/** One day on which an organisation opens, becomes another one, or closes. */
export type OrganChange = ResultOf<typeof organHistory>['days'][number];

interface PlannedChangesProps {
  changes: readonly OrganChange[];
  version: number;
  onCancelled: () => void;
}

/** What is planned for an organisation, each with a way to cancel it. */
export function PlannedChanges(props: PlannedChangesProps): ReactElement | null {
  const { changes, version, onCancelled } = props;
  const t = useWords();
  if (changes.length === 0) return null;
  return (
    <section className={css.planned} aria-label={t('edit.planned')}>
      <h2>{t('edit.planned')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={`${change.on} ${change.kind}`}>
            <ChangeLine change={change} />
            {change.mayCancel && <Cancel {...{ change, version, onCancelled }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The day and what happens on it: `2026-12-01 名称：甲 → 乙`. */
export function ChangeLine({ change }: { change: OrganChange }): ReactElement {
  const language = useLocale();
  return (
    <span className={css.change}>
      <time dateTime={change.on}>{formatDate(change.on)}</time>
      {change.kind !== 'change' && <span>{organChangeWords[language][change.kind]}</span>}
      {change.changes.map(({ fact, before, after }) => (
        <span key={fact}>
          {organFactWords[language][fact]}
          {fact !== 'order' && (
            <>
              {': '}
              <del>{before ?? '—'}</del> → <ins>{after ?? '—'}</ins>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

interface CancelProps {
  change: OrganChange;
  version: number;
  onCancelled: () => void;
}

function Cancel({ change, version, onCancelled }: CancelProps): ReactElement {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  const { save, refusal } = useOrganSave(cancelOrganChange, {
    done: t('edit.cancelled'),
    onSaved: () => {
      setAsking(false);
      onCancelled();
    },
  });
  const { organId, on, kind } = change;
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('edit.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('edit.cancelOf', { day: formatDate(on) })}
        text={refusal ?? t(kind === 'close' ? 'edit.cancelCloseHelp' : 'edit.cancelHelp')}
        onCancel={() => setAsking(false)}
        onOk={() => save({ organId, version, on, kind })}
      />
    </>
  );
}
