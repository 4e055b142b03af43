import { type ReactElement, useCallback, useState } from 'react';
import { addApplication } from '#bridge/calls/recruit/board.ts';
import { candidateCalls } from '#bridge/calls/recruit/records/candidate.ts';
import { useGateway, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './board.module.css';
import { factsOf } from './board-card.tsx';

/** Puts a known candidate into the first stage of the job. */
export function AddCandidate(props: {
  job: { readonly id: string; readonly title: string };
  onClose: () => void;
  onAdded: () => void;
}): ReactElement {
  const { job, onClose, onAdded } = props;
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(addApplication);
  const [candidateId, setCandidate] = useState('');
  const search = useCandidates();
  async function add(): Promise<void> {
    const outcome = await saving.save({ jobId: job.id, candidateId });
    if (!outcome.ok) return;
    tell(t('board.added'), 'success');
    onAdded();
    onClose();
  }
  return (
    <Dialog
      open
      width={480}
      title={t('board.addTitle', { job: job.title })}
      onClose={onClose}
      buttons={[
        {
          id: 'add',
          label: t('board.add'),
          variant: 'primary',
          disabled: candidateId === '',
          onClick: add,
        },
      ]}
    >
      <div className={css.stack}>
        {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
        <Field label={t('board.candidate')} required help={t('board.candidateHint')}>
          <RemoteCombobox search={search} value={candidateId} onChange={setCandidate} />
        </Field>
      </div>
    </Dialog>
  );
}

function useCandidates() {
  const t = useWords();
  const gateway = useGateway();
  return useCallback(
    async (keyword: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const { rows } = await gateway.call(
        candidateCalls.page,
        { page: 1, rows: 20, ...(keyword !== '' && { keyword }) },
        { signal },
      );
      return rows.map(({ id, fields }) => ({
        value: id,
        label: fields.name ?? '',
        hint: factsOf(t, {
          education: fields.education ?? null,
          workYears: fields.workYears ?? null,
          employer: fields.employer ?? null,
        }),
      }));
    },
    [gateway, t],
  );
}
