import { type FormEvent, type ReactElement, useCallback, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { linkCode } from '#bridge/calls/recruit/link-code.ts';
import { chooseTime, readTimes } from '#bridge/calls/recruit/times.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { ConsentPart } from '../consent/consent-part.tsx';
import css from '../login-form.module.css';
import { EntryPage } from '../login-page.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { calendarFile } from './calendar-file.ts';
import { ownTime } from './own-time.ts';
import { useInterviewTexts } from './texts/interview-texts.ts';

type Choice = ResultOf<typeof readTimes>;
type Time = NonNullable<Choice['chosen']>;

/** Where a candidate chooses the time of an interview, without an account. */
export function InterviewPage(): ReactElement {
  const t = useInterviewTexts();
  const [code] = useState(() => location.hash.slice(1));
  const [choice, setChoice] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  useDocumentTitle(t('title'));
  const say = useCallback(
    (cause: unknown) => setProblem(cause instanceof GatewayError ? cause.words : t('failed')),
    [t],
  );
  const load = useCallback(() => {
    setProblem(undefined);
    // A code that is none is the same error as one that opens nothing.
    const asked = linkCode.safeParse(code).success ? code : `none.${'0'.repeat(43)}`;
    callGateway(readTimes, { code: asked }).then(setChoice, say);
  }, [code, say]);
  useEffect(load, [load]);
  const subtitle = choice
    ? t('subtitle', { company: choice.companyName, job: choice.jobTitle })
    : t('opening');
  return (
    <EntryPage company={choice} title={t('title')} subtitle={choice || !problem ? subtitle : ''}>
      <div className={css.form}>
        {problem !== undefined && (
          <Banner
            tone="bad"
            title={problem}
            action={choice === undefined && <Button onClick={load}>{t('again')}</Button>}
          />
        )}
        {!choice && problem === undefined && <SkeletonLines lines={5} />}
        {choice && (
          <Times
            key={`${choice.startsAt}`}
            code={code}
            choice={choice}
            onChosen={(next) => {
              setProblem(undefined);
              setChoice(next);
            }}
            onProblem={(cause) => {
              load();
              say(cause);
            }}
          />
        )}
        {choice && <ConsentPart code={code} page="interview" />}
      </div>
    </EntryPage>
  );
}

function Times(props: {
  code: string;
  choice: Choice;
  onChosen: (choice: Choice) => void;
  onProblem: (cause: unknown) => void;
}): ReactElement {
  const { code, choice, onChosen, onProblem } = props;
  const t = useInterviewTexts();
  const [timeId, setTimeId] = useState('');
  const [busy, setBusy] = useState(false);
  const { chosen, times, minutes, timeZone } = choice;
  const bothTimes = (time: Choice['times'][number]): string => {
    const own = ownTime(time.startsAt, timeZone);
    const company = timeWords(time, minutes);
    return own === null ? company : t('yourTime', { company, own });
  };
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    callGateway(chooseTime, { code, timeId })
      .then(onChosen, onProblem)
      .finally(() => setBusy(false));
  };
  return (
    <>
      {chosen && <Booked choice={choice} time={chosen} />}
      <Facts choice={choice} />
      {choice.mayChoose ? (
        <form className={css.form} onSubmit={choose}>
          <Field
            label={t(chosen ? 'others' : 'times')}
            help={t('zone', { zone: choice.timeZone })}
            required={!chosen}
          >
            <RadioGroup
              value={timeId}
              options={times.map((time) => ({ value: time.id, label: bothTimes(time) }))}
              onChange={setTimeId}
            />
          </Field>
          <Button
            type="submit"
            variant={chosen ? 'default' : 'primary'}
            wide
            busy={busy}
            disabled={!times.some(({ id }) => id === timeId)}
          >
            {t(chosen ? 'change' : 'choose')}
          </Button>
        </form>
      ) : (
        !choice.isCancelled && <Banner tone="info" title={t(chosen ? 'fixed' : 'none')} />
      )}
    </>
  );
}

function Booked({ choice, time }: { choice: Choice; time: Time }): ReactElement {
  const t = useInterviewTexts();
  const { companyName, jobTitle, startsAt, minutes, place, event, isCancelled, timeZone } = choice;
  const company = `${timeWords(time, minutes)} (${timeZone})`;
  const own = startsAt === null ? null : ownTime(startsAt, timeZone);
  const words = own === null ? timeWords(time, minutes) : t('yourTime', { company, own });
  const save = () => {
    if (startsAt === null || event === null) return;
    const title = `${companyName} · ${jobTitle}`;
    const uid = `${event.id}@${location.host}`;
    const { sequence } = event;
    const said = { title, startsAt, minutes, place, uid, sequence, isCancelled };
    const text = calendarFile({ ...said, description: company }, new Date());
    saveBlob(new Blob([text], { type: 'text/calendar' }), 'interview.ics');
  };
  return (
    <Banner
      tone={isCancelled ? 'warn' : 'good'}
      title={t(isCancelled ? 'cancelled' : 'booked')}
      action={<Button onClick={save}>{t(isCancelled ? 'saveCancelled' : 'save')}</Button>}
    >
      {words}
    </Banner>
  );
}

function Facts({ choice: { minutes, mode, place } }: { choice: Choice }): ReactElement {
  const t = useInterviewTexts();
  return (
    <DescriptionList
      items={[
        { id: 'minutes', term: t('minutes'), value: t('minutesOf', { minutes: String(minutes) }) },
        { id: 'mode', term: t('mode'), value: t(`modes.${mode}`) },
        ...(place === null ? [] : [{ id: 'place', term: t('place'), value: place }]),
      ]}
    />
  );
}

/** A day with its weekday, and from when to when. */
function timeWords({ on, from }: Time, minutes: number): string {
  return `${formatDate(on)} ${formatDate(on, 'weekday')} ${clockOf(from)}–${clockOf(from + minutes)}`;
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
