import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './board.module.css';
import type { Card, Stage } from './use-board.ts';

const offerTones = {
  draft: 'neutral',
  approved: 'accent',
  sent: 'accent',
  accepted: 'good',
  declined: 'bad',
  expired: 'warn',
  withdrawn: 'warn',
} as const;

const verdictTones = { strongYes: 'good', yes: 'good', no: 'bad', strongNo: 'bad' } as const;

/** The place of a card in its column. */
export interface CardPlace {
  readonly index: number;
  readonly count: number;
  /** Pixels from the first card. */
  readonly start: number;
  readonly measure: (card: HTMLElement | null) => void;
}

/** One application on the board. */
export function BoardCard(props: {
  card: Card;
  isLate: boolean;
  /** Where it can be moved; none for somebody who only looks. */
  stages: readonly Stage[];
  onMove: (stage: Stage) => void;
  onOpen: () => void;
  onLift: (card: Card | null) => void;
  picked: boolean;
  onPick: (picked: boolean) => void;
  /** Where the card is in a long column, of which only what is in sight is drawn. */
  place?: CardPlace;
}): ReactElement {
  const { card, isLate, stages, onMove, onOpen, onLift, picked, onPick, place } = props;
  const t = useWords();
  const mayMove = stages.length > 0;
  return (
    <li
      className={css.card}
      {...(place && {
        ref: place.measure,
        style: { position: 'absolute', insetInline: 0, insetBlockStart: place.start },
        'data-index': place.index,
        'aria-setsize': place.count,
        'aria-posinset': place.index + 1,
      })}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', card.name);
        onLift(card);
      }}
      onDragEnd={() => onLift(null)}
    >
      <div className={css.top}>
        {mayMove && (
          <span className={css.pickCard}>
            <Checkbox
              checked={picked}
              label={t('board.pick', { name: card.name })}
              onChange={onPick}
            />
          </span>
        )}
        <button
          type="button"
          className={css.open}
          aria-label={t('board.open', { name: card.name })}
          onClick={onOpen}
        >
          {card.name}
        </button>
        {mayMove && <MoveMenu card={card} stages={stages} onMove={onMove} />}
      </div>
      <p className={css.facts}>{factsOf(t, card)}</p>
      <Tags card={card} isLate={isLate} />
    </li>
  );
}

function MoveMenu(props: {
  card: Card;
  stages: readonly Stage[];
  onMove: (stage: Stage) => void;
}): ReactElement {
  const { card, stages, onMove } = props;
  const t = useWords();
  const items = stages.map((stage) => ({
    id: stage.id,
    label: stage.name,
    disabled: stage.id === card.stageId || stage.kind === 'hired',
    onSelect: () => onMove(stage),
  }));
  return (
    <span className={css.menu}>
      <Menu
        placement="bottom-end"
        trigger={<IconButton icon="more" size="sm" label={t('board.more', { name: card.name })} />}
        groups={[{ id: 'move', label: t('board.moveTo'), items }]}
      />
    </span>
  );
}

function Tags({ card, isLate }: { card: Card; isLate: boolean }): ReactElement {
  const t = useWords();
  return (
    <div className={css.tags}>
      <Tag>{card.channelName}</Tag>
      <Tag tone={isLate ? 'warn' : 'neutral'}>{t('board.days', { count: String(card.days) })}</Tag>
      {card.interviewOn !== null && (
        <Tag tone="accent">{t('board.interview', { day: formatDate(card.interviewOn) })}</Tag>
      )}
      {card.verdicts.map((verdict, index) => (
        // Verdicts have no name of their own; their order is that of the panel.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn again as a whole
        <Tag key={index} tone={verdictTones[verdict]}>
          {t(`verdict.${verdict}`)}
        </Tag>
      ))}
      {card.offer !== null && (
        <Tag tone={offerTones[card.offer]}>{t(`offerState.${card.offer}`)}</Tag>
      )}
    </div>
  );
}

/** Education, years of work and employer; what a first look asks for. */
export function factsOf(
  t: Words,
  { education, workYears, employer }: Pick<Card, 'education' | 'workYears' | 'employer'>,
): string {
  const facts = [
    education === null ? null : t(`education.${education as 'bachelor'}`),
    workYears === null ? null : t('board.years', { count: String(workYears) }),
    employer,
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}
