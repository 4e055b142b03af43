import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { cardMoves, cardScore, moveCard } from '#bridge/calls/performance/calibration.ts';
import {
  meetingCardMoves,
  meetingCardScore,
  moveMeetingCard,
} from '#bridge/calls/performance/meetings.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { useCall, useGateway, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { Timeline } from '#ui/parts/timeline.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import css from './performance.module.css';
import type { AskedMove, BoardCard, Side } from './use-calibration.ts';

type Move = ResultOf<typeof cardMoves>[number];

/** The calls about a card, for personnel and for those who meet. */
const callsOf = {
  personnel: { move: moveCard, moves: cardMoves, score: cardScore },
  meeting: { move: moveMeetingCard, moves: meetingCardMoves, score: meetingCardScore },
} as const;

/** The word of a level or of a potential. */
function valueWord(t: Words, axis: 'level' | 'potential', value: string | null): string {
  if (value === null) return t('board.unset');
  return axis === 'level' ? value : t(`potential.${value as 'low'}`);
}

function isConflict(cause: unknown): boolean {
  return cause instanceof GatewayError && cause.codeName === 'conflict';
}

function movedBefore(t: Words, { axis, from, to, by, reason }: Move): string {
  const name = t(`board.${axis}Axis`);
  const values = { from: valueWord(t, axis, from), to: valueWord(t, axis, to) };
  const what = t('board.moveTitle', { name, ...values });
  return t('board.movedBefore', { by: by ?? '', what, reason });
}

/** Asks why a card is moved. */
export function MoveForm(props: {
  asked: AskedMove;
  side: Side;
  onClose: () => void;
  onMoved: () => void;
}): ReactElement {
  const { asked, side, onClose, onMoved } = props;
  const { card, steps } = asked;
  const calls = callsOf[side];
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const [reason, setReason] = useState('');
  const [before, setBefore] = useState<string | null>(null);
  async function send(): Promise<void> {
    try {
      let { version } = card;
      for (const { axis, to } of steps) {
        ({ version } = await gateway.call(calls.move, { id: card.id, version, axis, to, reason }));
      }
      tell(t('board.moved'), 'success');
    } catch (cause) {
      const [first] = await gateway.call(calls.moves, { id: card.id }).catch(() => []);
      // Another member was faster: what they meant is said before anything else is done.
      if (first !== undefined && isConflict(cause)) {
        setBefore(movedBefore(t, first));
        onMoved();
        return;
      }
      tell(wordsOfError(cause), 'error');
    }
    onMoved();
    onClose();
  }
  return (
    <Dialog
      open
      width={480}
      title={`${card.name} · ${titleOf(t, asked)}`}
      onClose={onClose}
      buttons={[
        {
          id: 'move',
          label: t('board.move'),
          variant: 'primary',
          disabled: reason.trim().length < 10 || before !== null,
          onClick: send,
        },
      ]}
    >
      {before !== null && <Banner tone="warn" title={before} />}
      <Field label={t('board.reason')} required help={t('board.reasonHint')}>
        <TextArea value={reason} maxLength={500} onChange={setReason} />
      </Field>
    </Dialog>
  );
}

function titleOf(t: Words, { card, steps }: AskedMove): string {
  return steps
    .map(({ axis, to }) =>
      t('board.moveTitle', {
        name: t(`board.${axis}Axis`),
        from: valueWord(t, axis, card[axis]),
        to: valueWord(t, axis, to),
      }),
    )
    .join(' · ');
}

/** Every move of a card. */
export function MoveHistory(props: {
  card: BoardCard;
  side: Side;
  onClose: () => void;
}): ReactElement {
  const { card, side, onClose } = props;
  const t = useWords();
  const call = useCall(callsOf[side].moves, { id: card.id });
  return (
    <Dialog
      open
      width={520}
      hideCancel
      title={t('board.historyOf', { name: card.name })}
      onClose={onClose}
    >
      {card.score !== null && <ManagerParts card={card} side={side} />}
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && <SkeletonLines lines={3} />}
      {call.data?.length === 0 && <EmptyState icon="history" title={t('board.noHistory')} />}
      {call.data && call.data.length > 0 && (
        <Timeline
          items={call.data.map(({ id, axis, from, to, reason, at, by }) => ({
            id,
            title: t('board.moveTitle', {
              name: t(`board.${axis}Axis`),
              from: valueWord(t, axis, from),
              to: valueWord(t, axis, to),
            }),
            time: formatDate(at),
            at,
            body: reason,
            ...(by !== null && { by }),
          }))}
        />
      )}
    </Dialog>
  );
}

/** What the managers of a card gave by their days, where several share the review. */
function ManagerParts({ card, side }: { card: BoardCard; side: Side }): ReactElement | null {
  const t = useWords();
  const { data } = useCall(callsOf[side].score, { id: card.id });
  if (data === undefined || data.managers.length === 0) return null;
  const { managers, score } = data;
  return (
    <section aria-label={t('board.managers')}>
      <h3>{t('board.managers')}</h3>
      <p className={css.text}>
        {managers
          .map(({ name, days, score: part }) =>
            t('board.managerPart', { name, days: String(days), score: part ?? '–' }),
          )
          .join('\n')}
      </p>
      {score !== null && <p>{t('board.managersScore', { score })}</p>}
    </section>
  );
}
