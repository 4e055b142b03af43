import { type ReactElement, useEffect } from 'react';
import { readResume } from '#bridge/calls/recruit/resumes.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './resume.module.css';
import { type Proposal, type Resume, useAcceptance } from './use-acceptance.ts';

/** How often a résumé that is being read is looked at, in milliseconds. */
const LOOK_AGAIN = 1000;

/** The text of a résumé beside what was read in it; each value is saved when it is accepted. */
export function ResumeReader(props: {
  candidateId: string;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { candidateId, onClose, onSaved } = props;
  const t = useWords();
  const call = useCall(readResume, { candidateId }, { keep: false });
  const { data, reload } = call;
  const isReading = data?.state === 'reading';
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setInterval(reload, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isReading, reload]);
  return (
    <Dialog open width={960} hideCancel title={t('resume.title')} onClose={onClose}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {data === undefined && call.state === 'loading' && <SkeletonLines lines={8} />}
      {isReading && (
        <>
          <p role="status">{t('resume.states.reading')}</p>
          <SkeletonLines lines={8} />
        </>
      )}
      {data && data.state !== 'read' && data.state !== 'reading' && (
        <Banner tone="warn" title={t(`resume.states.${data.state}`)}>
          {data.state !== 'none' && t('resume.kept')}
        </Banner>
      )}
      {data?.state === 'read' && (
        <Panes candidateId={candidateId} resume={data} onSaved={onSaved} />
      )}
    </Dialog>
  );
}

function Panes(props: { candidateId: string; resume: Resume; onSaved: () => void }): ReactElement {
  const { candidateId, resume, onSaved } = props;
  const t = useWords();
  const { proposals, accept, busy, problem } = useAcceptance(candidateId, resume, onSaved);
  // What the candidate has already is replaced only one by one.
  const sure = proposals.filter(
    ({ isAccepted, confidence, now }) => !isAccepted && confidence >= 0.9 && now === null,
  );
  return (
    <div className={css.panes}>
      <section className={css.pane} aria-label={t('resume.original')}>
        <h3>{t('resume.original')}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, by keys as well. */}
        <pre className={css.text} tabIndex={0}>
          {resume.text}
        </pre>
      </section>
      <section className={css.pane} aria-label={t('resume.found')}>
        <h3>{t('resume.found')}</h3>
        <p className={css.term}>{t('resume.hint')}</p>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        {proposals.length === 0 && <p>{t('resume.nothing')}</p>}
        {sure.length > 0 && (
          <div className={css.bar}>
            <Button variant="primary" busy={busy} onClick={() => accept(sure)}>
              {t('resume.acceptAll')}
            </Button>
          </div>
        )}
        <ul className={css.list}>
          {proposals.map((one) => (
            <Line key={one.id} proposal={one} busy={busy} onAccept={() => accept([one])} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Line(props: { proposal: Proposal; busy: boolean; onAccept: () => void }): ReactElement {
  const { proposal, busy, onAccept } = props;
  const { term, words, now, confidence, isAccepted } = proposal;
  const t = useWords();
  const isSure = confidence >= 0.9;
  return (
    <li className={css.fact}>
      <div>
        <div className={css.term}>
          {term}{' '}
          {!isAccepted && (
            <Tag tone={isSure ? 'good' : 'warn'}>{t(isSure ? 'resume.sure' : 'resume.unsure')}</Tag>
          )}
        </div>
        <div className={css.value}>{words}</div>
        {now !== null && !isAccepted && (
          <div className={css.term}>{t('resume.now', { value: now })}</div>
        )}
      </div>
      {isAccepted ? (
        <Tag tone="good">{t('resume.accepted')}</Tag>
      ) : (
        <Button size="sm" disabled={busy} onClick={onAccept}>
          {t('resume.accept')}
        </Button>
      )}
    </li>
  );
}
