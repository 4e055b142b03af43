import { type ReactElement, useState } from 'react';
import { publishRoster } from '#bridge/calls/paiban/rosters.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import type { Edit, Roster } from '../../stores/draft.ts';
import type { Finding } from '../../stores/findings.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './roster.module.css';
import type { Unit } from './use-roster-draft.ts';

interface PublishDialogProps {
  unit: Unit & { readonly version: number };
  roster: Roster;
  changes: readonly Edit[];
  findings: readonly Finding[];
  onClose: (changed: boolean) => void;
}

/** Publishes what is drawn up: says what changes, and what stops it. */
export function PublishDialog(props: PublishDialogProps): ReactElement {
  const { unit, roster, changes, findings, onClose } = props;
  const t = useWords();
  const { tell } = useTools();
  const [reason, setReason] = useState('');
  const publishing = useSave(publishRoster);
  const people = new Set(changes.map(({ row }) => row)).size;
  const blocked = findings.filter(({ blocking }) => blocking).length;
  const warnings = findings.length - blocked;
  const needsReason = roster.publishedAt !== null;
  async function publish(): Promise<void> {
    const outcome = await publishing.save({ ...unit, ...(needsReason && { reason }) });
    if (!outcome.ok) return;
    tell(t('said.published', outcome.result), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t('publishing.title')}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'publish',
          label: t('publishing.submit'),
          variant: 'primary',
          disabled: blocked > 0 || changes.length === 0 || (needsReason && reason.trim() === ''),
          onClick: publish,
        },
      ]}
    >
      <div className={css.panel}>
        <strong>
          {changes.length === 0
            ? t('publishing.nothing')
            : t('publishing.summary', { people, days: changes.length })}
        </strong>
        <p className={css.faint}>{t('publishing.hint')}</p>
        {blocked > 0 && <Banner tone="bad" title={t('publishing.blocked', { count: blocked })} />}
        {warnings > 0 && (
          <Banner tone="warn" title={t('publishing.warnings', { count: warnings })} />
        )}
        {publishing.state === 'failed' && <Banner tone="bad" title={publishing.error.words} />}
        {needsReason && (
          <Field label={t('publishing.reason')} required>
            <TextArea value={reason} onChange={setReason} maxLength={200} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
