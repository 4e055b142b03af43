import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { candidateConsent } from '#bridge/calls/recruit/consents.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { candidate } from '#bridge/calls/recruit/records/candidate.ts';
import { useCall, usePermission } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { daysUntil } from './days-until.ts';
import { NoteForm } from './note-form.tsx';
import css from './privacy.module.css';

type Consent = ResultOf<typeof candidateConsent>;

/** Until when the data of a candidate is kept, what they agreed to, and its removal. */
export function ConsentDialog(props: {
  candidateId: string;
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}): ReactElement {
  const { candidateId, name, onClose, onRemoved } = props;
  const t = useWords();
  const call = useCall(candidateConsent, { candidateId }, { keep: false });
  const mayNote = usePermission(`${candidate.functionId}.edit`) === true;
  const mayClear = usePermission(recruitFunctions['privacy.clear']) === true;
  const [clearing, setClearing] = useState(false);
  const { data } = call;
  return (
    <Dialog
      open
      width={640}
      title={t('privacy.ofTitle', { name })}
      onClose={onClose}
      buttons={
        mayClear && data?.held === null
          ? [
              {
                id: 'clear',
                label: t('privacy.clear'),
                variant: 'danger',
                onClick: () => setClearing(true),
              },
            ]
          : []
      }
    >
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {data === undefined && call.state === 'loading' && <SkeletonLines lines={6} />}
      {data && (
        <div className={css.stack}>
          <Kept consent={data} />
          <Consents consents={data.consents} />
          {mayNote && (
            <NoteForm candidateId={candidateId} mayWithdraw={mayClear} onNoted={call.reload} />
          )}
        </div>
      )}
      {clearing && data && (
        <ClearDialog
          candidateId={candidateId}
          name={name}
          alike={data.alike}
          onClose={() => setClearing(false)}
          onCleared={onRemoved}
        />
      )}
    </Dialog>
  );
}

function Kept({ consent: { keptUntil, held, waits } }: { consent: Consent }): ReactElement {
  const t = useWords();
  const over = held !== null ? 'overHeld' : waits ? 'overWaits' : 'over';
  const left = daysUntil(keptUntil);
  return (
    <section className={css.section}>
      <div className={css.kept}>
        <span className={css.hint}>{t('privacy.keptUntil')}</span>
        <span className={css.day}>{formatDate(keptUntil)}</span>
        {left >= 0 ? (
          <Tag tone={left <= 30 ? 'warn' : 'neutral'}>{t('privacy.daysLeft', { count: left })}</Tag>
        ) : (
          <Tag tone="bad">{t(`privacy.${over}`)}</Tag>
        )}
      </div>
      {held !== null && (
        <Banner tone="info" title={t(`privacy.held.${held}`)}>
          {t(`privacy.heldHint.${held}`)}
        </Banner>
      )}
    </section>
  );
}

function Consents({ consents }: { consents: Consent['consents'] }): ReactElement {
  const t = useWords();
  return (
    <section className={css.section}>
      <h3 className={css.head}>{t('privacy.consents')}</h3>
      {consents.length === 0 ? (
        <p className={css.hint}>{t('privacy.none')}</p>
      ) : (
        <ul className={css.list}>
          {consents.map(({ id, kind, source, textVersion, on, until, by }) => (
            <li key={id} className={css.line}>
              <span className={css.tags}>
                <Tag tone={kind === 'given' ? 'good' : 'bad'}>{t(`privacy.kind.${kind}`)}</Tag>
                {formatDate(on)}
              </span>
              <span className={css.hint}>
                {[
                  t(`privacy.source.${source}`),
                  ...(textVersion === null
                    ? []
                    : [t('privacy.textVersion', { version: textVersion })]),
                  ...(until === null ? [] : [t('privacy.until', { day: formatDate(until) })]),
                  by ?? t('privacy.byCandidate'),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
