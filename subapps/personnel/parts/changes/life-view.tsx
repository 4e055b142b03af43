import { type ReactElement, useEffect, useRef, useState } from 'react';
import { employmentLife } from '#bridge/calls/joyhr/life.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useBridge, useCall, useTools } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { Timeline } from '#ui/parts/timeline.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { formatDate } from '#ui/texts/format.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { changeKinds } from './change-kinds.ts';
import css from './changes.module.css';
import { Handover } from './handover.tsx';
import { useChangeWords } from './texts/change-texts.ts';

type Life = ResultOf<typeof employmentLife>;
type LifeEvent = Life['events'][number];

const tones = { draft: 'neutral', pending: 'warn', planned: 'accent', effective: 'good' } as const;

export interface LifeViewProps {
  employmentId: string;
  /** Another value, such as a newer record, asks once more. */
  stamp: unknown;
  /** Hears that something of the employment changed. */
  onChanged?: () => void;
}

/** What happened and is planned in an employment, the latest first, with the other employments of the person. */
export function LifeView(props: LifeViewProps): ReactElement {
  const { employmentId, stamp, onChanged } = props;
  const t = useChangeWords();
  const call = useCall(employmentLife, { employmentId }, { keep: false });
  useReloadOn(stamp, call.reload);
  if (call.data === undefined) {
    return call.state === 'failed' ? (
      <ErrorState title={t('failed')} hint={call.error.words} onRetry={call.reload} />
    ) : (
      <SkeletonLines lines={6} />
    );
  }
  const changed = () => {
    call.reload();
    onChanged?.();
  };
  return <Loaded employmentId={employmentId} life={call.data} onChanged={changed} />;
}

function useReloadOn(stamp: unknown, reload: () => void): void {
  const seen = useRef(stamp);
  useEffect(() => {
    if (seen.current === stamp) return;
    seen.current = stamp;
    reload();
  }, [stamp, reload]);
}

function Loaded(props: { employmentId: string; life: Life; onChanged: () => void }): ReactElement {
  const { employmentId, life, onChanged } = props;
  const t = useChangeWords();
  const [draft, setDraft] = useState<LifeEvent>();
  const [problem, setProblem] = useState('');
  const leaving = life.events.find(({ kind, state }) => kind === 'leaving' && state !== 'draft');
  const items = life.events.map((event) => ({
    id: event.id,
    title: (
      <>
        {t(`life.kind.${event.kind}`)}{' '}
        <Tag tone={tones[event.state]}>{t(`life.state.${event.state}`)}</Tag>
      </>
    ),
    time: formatDate(event.day),
    at: event.day,
    tone: tones[event.state],
    body: (
      <EventBody event={event} onContinue={setDraft} onProblem={setProblem} onChanged={onChanged} />
    ),
  }));
  return (
    <Section title={t('life.title')}>
      <div className={css.stack}>
        {problem && <Banner tone="bad" title={problem} />}
        <Timeline items={items} />
        {leaving && <Handover leavingId={leaving.id} />}
        <Others life={life} />
        {draft && draft.kind !== 'entry' && (
          <ChangeDialog
            kind={draft.kind}
            id={draft.id}
            employmentId={employmentId}
            onClose={(how) => {
              setDraft(undefined);
              if (how === 'changed') onChanged();
            }}
          />
        )}
      </div>
    </Section>
  );
}

function EventBody(props: {
  event: LifeEvent;
  onContinue: (event: LifeEvent) => void;
  onProblem: (problem: string) => void;
  onChanged: () => void;
}): ReactElement {
  const { event, onContinue } = props;
  const t = useChangeWords();
  return (
    <div className={css.event}>
      <dl className={css.facts}>
        {event.details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {event.state === 'draft' && event.kind !== 'entry' && (
        <Button size="sm" onClick={() => onContinue(event)}>
          {t('life.continue')}
        </Button>
      )}
      {event.can.cancel && event.kind !== 'entry' && <CancelButton {...props} kind={event.kind} />}
    </div>
  );
}

function CancelButton(props: {
  event: LifeEvent;
  kind: 'regularisation' | 'transfer' | 'leaving';
  onProblem: (problem: string) => void;
  onChanged: () => void;
}): ReactElement {
  const { event, kind, onProblem, onChanged } = props;
  const t = useChangeWords();
  const tools = useTools();
  const door = useRecord(changeKinds[kind].calls);
  async function cancel(): Promise<void> {
    const words = { kind: t(`life.kind.${kind}`), day: formatDate(event.day) };
    const asked = { title: t('life.cancelTitle', words), text: t('life.cancelText', words) };
    if (!(await tools.ask({ ...asked, tone: 'danger' }))) return;
    try {
      await door.move(event.id, event.version, 'cancel');
      tools.tell(t('life.cancelled'), 'success');
      onChanged();
    } catch (cause) {
      onProblem(wordsOfError(cause));
    }
  }
  return (
    <Button size="sm" onClick={() => void cancel()}>
      {t('life.cancel')}
    </Button>
  );
}

function Others({ life }: { life: Life }): ReactElement | null {
  const t = useChangeWords();
  const bridge = useBridge();
  if (life.others.length === 0) return null;
  return (
    <section className={css.stack} aria-label={t('life.others')}>
      <div className={css.head}>
        <h3>{t('life.others')}</h3>
      </div>
      <ul className={css.items}>
        {life.others.map(({ id, name, staffNo, organName, joinedOn, leftOn }) => (
          <li key={id}>
            <Button
              variant="quiet"
              onClick={() =>
                void bridge.tabs.open({ route: `/employee/${id}`, title: name }).catch(() => {})
              }
            >
              {t('life.employment', { staffNo, organ: organName })}
            </Button>
            <span className={css.hint}>
              {leftOn === null
                ? t('former.since', { from: formatDate(joinedOn) })
                : t('former.period', { from: formatDate(joinedOn), to: formatDate(leftOn) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
