import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { readOwnDraft, sendDraft } from '../../host/dialogs/drafts.ts';
import { answerDraft, type DraftDialog, type ReadDraft } from '../../stores/dialogs/dialogs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import over from '../over-page.module.css';
import { useAppTitle } from '../use-app-title.ts';
import css from './draft-question.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** Milliseconds before a draft that was just shown can be sent: it cannot be read sooner. */
const readingTime = 800;

/** A request that the assistant has drafted, in words of the gateway alone; it is sent from here or not at all. */
export function DraftQuestion({ asked }: { asked: DraftDialog }): ReactElement {
  const t = useShellTexts();
  const content = useRef<HTMLDivElement>(null);
  const app = useAppTitle(asked.speaker.app);
  const sending = useSending(asked);
  const { draft } = sending;
  return (
    <Ark.Root
      open
      role="alertdialog"
      closeOnInteractOutside={false}
      // The first answer is the one that changes nothing.
      initialFocusEl={() => content.current?.querySelector('[data-safe]') ?? content.current}
      onOpenChange={({ open }) => !open && sending.leave()}
    >
      <Portal>
        <Ark.Backdrop className={over.backdrop} />
        <Ark.Positioner className={css.place}>
          <Ark.Content ref={content} className={`${over.panel} ${css.dialog}`}>
            <Ark.Title className={css.title}>
              <HoldsFocus>{draft.title || t('draft.title')}</HoldsFocus>
            </Ark.Title>
            <Ark.Description className={css.hint}>{t('draft.by', { app })}</Ark.Description>
            {sending.changed && <Banner tone="warn" title={t('draft.changed')} />}
            <dl className={css.lines}>
              {draft.lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {draft.problems.length > 0 && (
              <Banner tone="bad" title={t('draft.problems')}>
                {formatList(draft.problems)}
              </Banner>
            )}
            {sending.refusal !== null && (
              <Banner tone="bad" title={t('draft.refused')}>
                {sending.refusal}
              </Banner>
            )}
            <Foot sending={sending} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Foot({ sending }: { sending: ReturnType<typeof useSending> }): ReactElement {
  const t = useShellTexts();
  const { draft, isOver, busy } = sending;
  return (
    <footer className={css.foot}>
      <span className={css.hint}>
        {!isOver && t('draft.expires', { time: formatDate(draft.expiresAt, 'time') })}
      </span>
      <Button data-safe onClick={sending.leave}>
        {isOver ? t('draft.close') : t('draft.cancel')}
      </Button>
      {!isOver && (
        <Button
          variant="primary"
          busy={busy}
          disabled={!sending.ready || draft.problems.length > 0}
          onClick={() => void sending.send()}
        >
          {t('draft.ok')}
        </Button>
      )}
    </footer>
  );
}

function useSending({ id, draft: first }: DraftDialog) {
  const [draft, setDraft] = useState<ReadDraft>(first);
  const [changed, setChanged] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const ready = useReadingTime(draft.digest);
  const send = async () => {
    setBusy(true);
    setRefusal(null);
    const sent = await sendDraft(draft);
    setBusy(false);
    if (sent.kind === 'over') answerDraft(id, 'expired');
    else if (sent.kind === 'failed') setRefusal(sent.words);
    else if (sent.kind === 'changed') {
      setChanged(true);
      setDraft(await readOwnDraft(draft.id).catch(() => draft));
    } else if (sent.result.state === 'done') answerDraft(id, 'done');
    else {
      setRefusal(sent.result.words ?? '');
      setOver(true);
    }
  };
  return {
    draft,
    changed,
    refusal,
    isOver,
    busy,
    ready,
    send,
    leave: () => answerDraft(id, isOver ? 'refused' : 'cancelled'),
  };
}

/** Whether what is shown was there long enough to be read. */
function useReadingTime(digest: string): boolean {
  const [readDigest, setRead] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRead(digest), readingTime);
    return () => clearTimeout(timer);
  }, [digest]);
  return readDigest === digest;
}
