import { type ReactElement, useState } from 'react';
import { moveStages } from '#bridge/calls/recruit/board.ts';
import { wordsOfCode } from '#bridge/calls/recruit/code-words.ts';
import { useAppContext, useGateway, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './board.module.css';
import type { Card, Stage } from './use-board.ts';

/** Moves the chosen cards together; those that stay are named with the reason. */
export function BulkBar(props: {
  cards: readonly Card[];
  stages: readonly Stage[];
  onMoved: (left: readonly string[]) => void;
  onClear: () => void;
}): ReactElement {
  const { cards, stages, onMoved, onClear } = props;
  const t = useWords();
  const { locale } = useAppContext();
  const gateway = useGateway();
  const { tell } = useTools();
  const targets = stages.filter(({ kind }) => kind !== 'hired');
  const [stageId, setStageId] = useState(targets[1]?.id ?? targets[0]?.id ?? '');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function move(): Promise<void> {
    setBusy(true);
    const said = reason.trim();
    try {
      const { moved, refused } = await gateway.call(moveStages, {
        items: cards.map(({ id, version }) => ({ id, version })),
        stageId,
        ...(said !== '' && { reason: said }),
      });
      const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? '';
      setProblems(refused.map(({ id, code }) => `${nameOf(id)}: ${wordsOfCode(code, locale)}`));
      if (moved > 0) tell(t('board.movedMany', { count: String(moved) }), 'success');
      onMoved(refused.map(({ id }) => id));
    } catch (cause) {
      setProblems([wordsOfError(cause)]);
    }
    setBusy(false);
  }

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
        <Button variant="primary" busy={busy} onClick={() => void move()}>
          {t('board.moveThem')}
        </Button>
        <Button onClick={onClear}>{t('board.clear')}</Button>
      </div>
    </section>
  );
}
