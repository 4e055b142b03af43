import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { freeTimes, mostTimes, offerTimes } from '#bridge/calls/recruit/times.ts';
import { useAppContext, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { clockOf, minutesOf } from '../../texts/clock.ts';
import css from './board.module.css';
import { PanelField, StartSelect, usualWays, type Ways, WaysFields } from './interview-fields.tsx';
import { LinkOnce } from './link-once.tsx';

type Time = ResultOf<typeof freeTimes>[number];
type Offered = ResultOf<typeof offerTimes>;

/** Offers a candidate times to choose from, and gives the link to pass on. */
export function OfferTimes(props: {
  applicationId: string;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { applicationId, onClose, onSaved } = props;
  const t = useWords();
  const [ways, setWays] = useState(usualWays);
  const [times, setTimes] = useState<readonly Time[]>([]);
  const [offered, setOffered] = useState<Offered>();
  const { saving, failure, errors } = useOfferCall();
  const { minutes, mode, place, panel } = ways;
  const send = async (): Promise<void> => {
    const outcome = await saving.save({
      applicationId,
      minutes: minutes ?? 0,
      mode,
      times: [...times],
      ...(place !== '' && { place }),
      panel: panel.map(({ id }) => id),
    });
    if (!outcome.ok) return;
    onSaved();
    setOffered(outcome.result);
  };
  return (
    <Dialog
      open
      width={640}
      title={t('times.title')}
      onClose={onClose}
      hideCancel={offered !== undefined}
      buttons={
        offered
          ? [{ id: 'close', label: t('times.done'), variant: 'primary', onClick: onClose }]
          : [{ id: 'offer', label: t('times.send'), variant: 'primary', onClick: send }]
      }
    >
      {offered ? (
        <Link offered={offered} />
      ) : (
        <div className={css.stack}>
          {failure && <Banner tone="bad" title={failure.words} />}
          <WaysFields
            ways={ways}
            errors={errors}
            onChange={(part) => setWays((before) => ({ ...before, ...part }))}
          />
          <PanelField
            panel={panel}
            error={errors.panel}
            onChange={(next) => setWays((before) => ({ ...before, panel: next }))}
          />
          <TimesField ways={ways} times={times} error={errors.times} onChange={setTimes} />
        </div>
      )}
    </Dialog>
  );
}

/** The call that offers, and what is wrong with which field. */
function useOfferCall() {
  const { locale } = useAppContext();
  const saving = useSave(offerTimes);
  const failure = saving.state === 'failed' ? saving.error : undefined;
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    (failure?.fields ?? []).map((field) => [
      field.path.split('.')[0] ?? '',
      issueWords(field, locale),
    ]),
  );
  return { saving, failure, errors };
}

function TimesField(props: {
  ways: Ways;
  times: readonly Time[];
  error: string | undefined;
  onChange: (times: readonly Time[]) => void;
}): ReactElement {
  const { ways, times, error, onChange } = props;
  const t = useWords();
  const add = (more: readonly Time[]): void => {
    const known = new Set(times.map(keyOf));
    const all = [...times, ...more.filter((time) => !known.has(keyOf(time)))];
    onChange(all.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))).slice(0, mostTimes));
  };
  const isFull = times.length >= mostTimes;
  return (
    <Field label={t('times.times')} required error={error} help={t('times.help')}>
      <div className={css.stack}>
        <ul className={css.list}>
          {times.map((time) => (
            <li key={keyOf(time)} className={css.line}>
              {timeWords(time)}
              <IconButton
                icon="close"
                size="sm"
                label={t('interview.remove', { name: timeWords(time) })}
                onClick={() => onChange(times.filter((one) => keyOf(one) !== keyOf(time)))}
              />
            </li>
          ))}
        </ul>
        {!isFull && <AddTime ways={ways} onAdd={add} />}
      </div>
    </Field>
  );
}

function AddTime(props: { ways: Ways; onAdd: (times: readonly Time[]) => void }): ReactElement {
  const { ways, onAdd } = props;
  const t = useWords();
  const { tell } = useTools();
  const [on, setOn] = useState('');
  const [from, setFrom] = useState('600');
  const proposing = useSave(freeTimes);
  const propose = async (): Promise<void> => {
    const panel = ways.panel.map(({ id }) => id);
    const outcome = await proposing.save({ panel, minutes: ways.minutes ?? 0 });
    if (!outcome.ok) tell(outcome.error.words, 'error');
    else if (outcome.result.length === 0) tell(t('times.noneFree'), 'error');
    else onAdd(outcome.result);
  };
  return (
    <div className={css.line}>
      <DateInput label={t('interview.on')} value={on} onChange={setOn} />
      <StartSelect label={t('interview.from')} value={from} onChange={setFrom} />
      <Button
        icon="plus"
        disabled={on === ''}
        onClick={() => onAdd([{ on, from: minutesOf(from) }])}
      >
        {t('times.add')}
      </Button>
      <Button
        busy={proposing.state === 'saving'}
        disabled={ways.panel.length === 0 || ways.minutes === null}
        onClick={() => void propose()}
      >
        {t('times.propose')}
      </Button>
    </div>
  );
}

function Link({ offered: { link, sent } }: { offered: Offered }): ReactElement {
  const t = useWords();
  const title = sent === null ? t('times.offered') : t('times.sent', { to: sent.to });
  return <LinkOnce link={link} title={title} hint={t('times.linkHint')} />;
}

function keyOf({ on, from }: Time): string {
  return `${on} ${clockOf(from)}`;
}

/** A time as a person reads it. */
export function timeWords({ on, from }: Time): string {
  return `${formatDate(on)} ${formatDate(on, 'weekday')} ${clockOf(from)}`;
}
