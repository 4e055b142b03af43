import { type CSSProperties, type ReactElement, useState } from 'react';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../texts/app-texts.ts';
import { CalibrationCard, type CardActs, DropPlace } from './calibration-card.tsx';
import css from './performance.module.css';
import { shortNumber } from './short-number.ts';
import {
  type Board,
  type BoardCard,
  bandOf,
  boardFor,
  levelIn,
  potentials,
} from './use-calibration.ts';

const views = ['levels', 'boxes'] as const;
const bands = [1, 2, 3] as const;

/** Cards by level or as nine boxes, below how many each level has. */
export function BoardView({ board, ...acts }: { board: Board } & CardActs): ReactElement {
  const t = useWords();
  const [view, setView] = useState<(typeof views)[number]>('levels');
  const [lifted, setLifted] = useState<BoardCard | null>(null);
  const [typed, setTyped] = useState('');
  const [isHidden, setHidden] = useState(false);
  const shown = boardFor(board, typed, isHidden);
  const places = { board: shown, lifted, onLift: setLifted, ...acts };
  if (board.cards.length === 0)
    return (
      <>
        <Distribution board={board} />
        <EmptyState icon="people" title={t('board.none')} />
      </>
    );
  return (
    <>
      <Distribution board={board} />
      <div className={css.line}>
        <div className={css.pick}>
          <SearchBox value={typed} placeholder={t('board.find')} onSearch={setTyped} />
        </div>
        <Checkbox checked={isHidden} onChange={setHidden}>
          {t('board.hideScores')}
        </Checkbox>
      </div>
      <Tabs
        label={t('board.view')}
        tabs={views.map((id) => ({ id, label: t(`board.${id}`) }))}
        value={view}
        onChange={setView}
      >
        {shown.cards.length === 0 && <EmptyState icon="search" title={t('board.notFound')} />}
        {shown.cards.length > 0 &&
          (view === 'levels' ? <Levels {...places} /> : <Boxes {...places} />)}
      </Tabs>
    </>
  );
}

/** A bar for each level: how many have it and how many are to. */
function Distribution({ board }: { board: Board }): ReactElement {
  const t = useWords();
  const all = Math.max(1, board.cards.length);
  return (
    <div className={css.distribution}>
      {board.levels.map(({ code, name, rule, share, quota, count, off }) => (
        <div key={code} className={css.stack}>
          <div>
            <strong>
              {code} {name}
            </strong>
            <p className={css.facts}>
              <span>
                {quota === null
                  ? t('board.count', { count: String(count) })
                  : t('board.quota', { count: String(count), quota: String(quota) })}
              </span>
              {share !== null && (
                <span>
                  {t(`board.rule.${rule}`)} {shortNumber(share)}%
                </span>
              )}
              {off !== 0 && (
                <Tag tone={board.force === 'force' ? 'bad' : 'warn'}>
                  {t(off > 0 ? 'board.over' : 'board.under', { count: String(Math.abs(off)) })}
                </Tag>
              )}
            </p>
          </div>
          <div className={css.bar} aria-hidden="true">
            <div
              className={css.fill}
              data-tone={off === 0 ? undefined : 'warn'}
              style={{ width: `${(count / all) * 100}%` }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

type Places = {
  board: Board;
  lifted: BoardCard | null;
  onLift: (card: BoardCard | null) => void;
} & CardActs;

function columnsStyle(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}

function Levels({ board, lifted, onLift, ...acts }: Places): ReactElement {
  return (
    <div className={css.columns} style={columnsStyle(board.levels.length)}>
      {board.levels.map(({ code, name }) => (
        <Place
          key={code}
          label={`${code} ${name}`}
          cards={board.cards.filter(({ level }) => level === code)}
          board={board}
          lifted={lifted}
          onLift={onLift}
          onDrop={(card) => acts.onAsk(card, { level: code })}
          {...acts}
        />
      ))}
    </div>
  );
}

function Boxes({ board, lifted, onLift, ...acts }: Places): ReactElement {
  const t = useWords();
  const unset = board.cards.filter(({ potential }) => potential === null);
  return (
    <div className={css.stack}>
      <div className={css.columns} style={columnsStyle(3)}>
        {potentials.flatMap((potential) =>
          bands.map((band) => (
            <Place
              key={`${potential}${band}`}
              label={t(`board.box.${potential}${band}`)}
              cards={board.cards.filter(
                (card) => card.potential === potential && bandOf(board, card.level) === band,
              )}
              board={board}
              lifted={lifted}
              onLift={onLift}
              onDrop={(card) => acts.onAsk(card, { potential, level: levelIn(board, card, band) })}
              {...acts}
            />
          )),
        )}
      </div>
      {unset.length > 0 && (
        <Place
          label={t('board.unset')}
          cards={unset}
          board={board}
          lifted={null}
          onLift={onLift}
          onDrop={() => undefined}
          {...acts}
        />
      )}
    </div>
  );
}

function Place(
  props: Places & {
    label: string;
    cards: readonly BoardCard[];
    onDrop: (card: BoardCard) => void;
  },
): ReactElement {
  const { label, cards, board, lifted, onLift, onDrop, onAsk, onHistory } = props;
  const t = useWords();
  return (
    <DropPlace
      label={label}
      lifted={lifted}
      onDrop={onDrop}
      head={
        <>
          {label} <span className={css.count}>{cards.length}</span>
        </>
      }
    >
      {cards.map((card) => (
        <CalibrationCard
          key={card.id}
          board={board}
          card={card}
          onLift={onLift}
          onAsk={onAsk}
          onHistory={onHistory}
        />
      ))}
      {cards.length === 0 && <li className={css.hint}>{t('board.empty')}</li>}
    </DropPlace>
  );
}
