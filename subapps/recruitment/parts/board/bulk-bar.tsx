import { type ReactElement, useState } from 'react';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './board.module.css';
import type { Card, Stage } from './use-board.ts';
import { useBulkMove } from './use-bulk-move.ts';

/** Moves the chosen cards together; those that stay are named with the reason. */
export function BulkBar(props: {
  cards: readonly Card[];
  stages: readonly Stage[];
  /** Called with the cards that are still chosen. */
  onLeft: (ids: readonly string[]) => void;
}): ReactElement {
  const { cards, stages, onLeft } = props;
  const t = useWords();
  const targets = stages.filter(({ kind }) => kind !== 'hired');
  const [stageId, setStageId] = useState(targets[1]?.id ?? targets[0]?.id ?? '');
  const [reason, setReason] = useState('');
  const { move, busy, problems } = useBulkMove(cards, onLeft);

  return (
    <section className={css.bulk} aria-label={t('board.bulk')}>
      {problems.length > 0 && (
        <Banner tone="warn" title={t('board.stayed', { count: String(problems.length) })}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Banner>
      )}
      <div className={css.bulkLine}>
        <strong>{t('board.picked', { count: String(cards.length) })}</strong>
        <div className={css.bulkStage}>
          <Select
            label={t('board.moveTo')}
            value={stageId}
            options={targets.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setStageId}
          />
        </div>
        <div className={css.bulkReason}>
          <TextInput
            aria-label={t('board.reason')}
            placeholder={t('board.reason')}
            value={reason}
            maxLength={500}
            onChange={setReason}
          />
        </div>
        <Button variant="primary" busy={busy} onClick={() => void move(stageId, reason)}>
          {t('board.moveThem')}
        </Button>
        <Button onClick={() => onLeft([])}>{t('board.clear')}</Button>
      </div>
    </section>
  );
}
