import { type ReactElement, useState } from 'react';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select/select.tsx';
import { formatNumber } from '../texts/format.ts';
import { type BatchEnd, namingField, runBatch } from './batch.ts';
import { type BatchChangeProps, BatchResult } from './batch-change.tsx';
import { MoveReason } from './move-reason.tsx';
import css from './record.module.css';
import { wordsOfError } from './record-door.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

/** One move of all selected rows: which, how many rows, and what became of each. */
export function BatchMove(props: BatchChangeProps): ReactElement {
  const { spoken, door, picked, onPicked, onClose } = props;
  const t = useRecordScreenWords();
  const moves = Object.entries(spoken.words.moves ?? {});
  const [move, setMove] = useState(moves.length === 1 ? (moves[0]?.[0] ?? '') : '');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<BatchEnd>();
  if (end) return <BatchResult end={end} work="move" onClose={() => onClose('changed')} />;
  const count = formatNumber(picked.length);
  const asksReason = spoken.record.states?.moves[move]?.reason === true;
  const ready = move !== '' && (!asksReason || reason.trim() !== '');
  const run = async () => {
    setBusy(true);
    const work = namingField(
      (ids) => door.moveMany(ids, move, asksReason ? reason.trim() : undefined),
      spoken.words.fields,
    );
    const result = await runBatch(picked, work, wordsOfError);
    onPicked(result.refused.map(({ id, userName }) => ({ id, userName })));
    setEnd(result);
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) void run();
      }}
    >
      <Field label={t('batch.moveField')} required>
        <Select
          value={move}
          options={moves.map(([value, label]) => ({ value, label }))}
          onChange={setMove}
        />
      </Field>
      {asksReason && <MoveReason value={reason} onChange={setReason} />}
      {move !== '' && (
        <Banner title={t('batch.movePreview', { count, move: spoken.words.moves?.[move] ?? move })}>
          {t('batch.moveHint')}
        </Banner>
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={busy} disabled={!ready}>
          {t('batch.moveApply', { count })}
        </Button>
      </div>
    </form>
  );
}
