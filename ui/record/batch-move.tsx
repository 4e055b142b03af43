import { type ReactElement, useState } from 'react';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select/select.tsx';
import { formatNumber } from '../texts/format.ts';
import { type BatchEnd, namingField, runBatch } from './batch.ts';
import { type BatchChangeProps, BatchResult } from './batch-change.tsx';
import css from './record.module.css';
import { wordsOfError } from './record-door.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

/** One move of all selected rows: which, how many rows, and what became of each. */
export function BatchMove(props: BatchChangeProps): ReactElement {
  const { spoken, door, picked, onPicked, onClose } = props;
  const t = useRecordScreenWords();
  const moves = Object.entries(spoken.words.moves ?? {});
  const [move, setMove] = useState(moves.length === 1 ? (moves[0]?.[0] ?? '') : '');
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<BatchEnd>();
  if (end) return <BatchResult end={end} work="move" onClose={() => onClose('changed')} />;
  const count = formatNumber(picked.length);
  const run = async () => {
    setBusy(true);
    const work = namingField((ids) => door.moveMany(ids, move), spoken.words.fields);
    const result = await runBatch(picked, work, wordsOfError);
    onPicked(result.refused.map(({ id, userName }) => ({ id, userName })));
    setEnd(result);
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (move !== '' && !busy) void run();
      }}
    >
      <Field label={t('batch.moveField')} required>
        <Select
          value={move}
          options={moves.map(([value, label]) => ({ value, label }))}
          onChange={setMove}
        />
      </Field>
      {move !== '' && (
        <Banner title={t('batch.movePreview', { count, move: spoken.words.moves?.[move] ?? move })}>
          {t('batch.moveHint')}
        </Banner>
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={busy} disabled={move === ''}>
          {t('batch.moveApply', { count })}
        </Button>
      </div>
    </form>
  );
}
