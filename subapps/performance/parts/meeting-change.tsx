import { type ReactElement, useId } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { acceptQuotas, type meetingBoard } from '#bridge/calls/performance/meetings.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { formatList } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import css from './performance.module.css';
import { shortNumber } from './short-number.ts';
import { useSaved } from './use-saved.ts';

type Meeting = ResultOf<typeof meetingBoard>;
type Change = NonNullable<Meeting['change']>;

/** Who came and went, the quotas before and now, and why one may go the other way than the people. */
export function MeetingChange(props: {
  meeting: Meeting;
  change: Change;
  onChanged: () => void;
}): ReactElement {
  const { meeting, change, onChanged } = props;
  const t = useWords();
  const heading = useId();
  const before = meeting.quotas?.people ?? 0;
  if (meeting.state === 'closed') return <LateChange change={change} />;
  return (
    <section className={css.item} aria-labelledby={heading}>
      <h2 id={heading} className={css.name}>
        {t('meeting.changed', { before: String(before), after: String(change.people) })}
      </h2>
      <WhoChanged change={change} />
      {change.levels.length > 0 && <QuotaTable levels={change.levels} />}
      {change.levels
        .filter(({ isOdd }) => isOdd)
        .map((level) => (
          <p key={level.code} className={css.text}>
            {oddWords(t, level, before, change)}
          </p>
        ))}
      {meeting.role === 'chair' ? (
        <Accept meeting={meeting} change={change} onChanged={onChanged} />
      ) : (
        <p className={css.hint}>{t('meeting.acceptHint')}</p>
      )}
    </section>
  );
}

/** Who came after a meeting was closed; it has to be opened again. */
function LateChange({ change }: { change: Change }): ReactElement {
  const t = useWords();
  return (
    <Banner tone="warn" title={t('meeting.lateTitle')}>
      <WhoChanged change={change} />
      <p className={css.text}>{t('meeting.lateHint')}</p>
    </Banner>
  );
}

function WhoChanged({ change }: { change: Change }): ReactElement {
  const t = useWords();
  return (
    <>
      {change.gone.length > 0 && (
        <p className={css.text}>{t('meeting.gone', { names: formatList(goneOf(t, change)) })}</p>
      )}
      {change.came.length > 0 && (
        <p className={css.text}>{t('meeting.came', { names: formatList(change.came) })}</p>
      )}
    </>
  );
}

function goneOf(t: Words, { gone }: Change): string[] {
  return gone.map(({ name, why }) =>
    t('meeting.goneWhy', {
      name,
      why: t(`meeting.${why}`),
    }),
  );
}

function oddWords(
  t: Words,
  { code, share, before, after, partBefore, partAfter }: Change['levels'][number],
  peopleBefore: number,
  { people, lucky }: Change,
): string {
  return t(after < before ? 'meeting.oddLess' : 'meeting.oddMore', {
    level: code,
    before: String(before),
    after: String(after),
    share: shortNumber(share),
    peopleBefore: String(peopleBefore),
    peopleAfter: String(people),
    partBefore,
    partAfter,
    lucky: lucky.length > 0 ? formatList(lucky) : t('meeting.nobodyLucky'),
  });
}

function QuotaTable({ levels }: { levels: Change['levels'] }): ReactElement {
  const t = useWords();
  return (
    <table className={css.quotas}>
      <thead>
        <tr>
          <th scope="col">{t('meeting.level')}</th>
          <th scope="col">{t('meeting.before')}</th>
          <th scope="col">{t('meeting.after')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ code, name, before, after }) => (
          <tr key={code}>
            <th scope="row">
              {code} {name}
            </th>
            <td>{before}</td>
            <td>{after === before ? after : <strong>{after}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Accept(props: { meeting: Meeting; change: Change; onChanged: () => void }): ReactElement {
  const { meeting, change, onChanged } = props;
  const t = useWords();
  const { save, problem } = useSaved(acceptQuotas, {
    done: t('meeting.accepted'),
    onDone: onChanged,
  });
  return (
    <>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <div className={css.actions}>
        <Button
          variant="primary"
          onClick={() => void save({ id: meeting.id, version: meeting.version, key: change.key })}
        >
          {t('meeting.accept')}
        </Button>
      </div>
    </>
  );
}
