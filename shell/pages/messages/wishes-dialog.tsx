import { useStore } from '@nanostores/react';
import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { SwitchedWay } from '#bridge/calls/message/events.ts';
import { ownMessageWishes, saveOwnMessageWishes } from '#bridge/calls/message/outbox.ts';
import { eventWords, wayWords } from '#bridge/calls/message/words.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { locale as localeStore } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { holdBack } from '../../stores/history/back-stack.ts';

import { useLoaded } from '../use-loaded.ts';
import css from './messages-page.module.css';
import { usePageTexts, t as words } from './texts/page-texts.ts';

type Wishes = ResultOf<typeof ownMessageWishes>;

const load = (): Promise<Wishes> => callGateway(ownMessageWishes, {});
const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Which messages the person wants outside of the portal, and when not. */
export function WishesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = usePageTexts();
  const [loaded, reload] = useLoaded(load);
  if (loaded.kind === 'loaded') return <WishesForm kept={loaded.value} onClose={onClose} />;
  return (
    <Dialog open width={640} title={t('wishes.title')} holdBack={holdBack} onClose={onClose}>
      {loaded.kind === 'loading' ? (
        <SkeletonLines lines={8} />
      ) : (
        <ErrorState hint={loaded.words} onRetry={reload} />
      )}
    </Dialog>
  );
}

function WishesForm({ kept, onClose }: { kept: Wishes; onClose: () => void }): ReactElement {
  const t = usePageTexts();
  const [unwanted, setUnwanted] = useState(kept.unwanted);
  const [quiet, setQuiet] = useState(kept.quiet);
  const [hours, setHours] = useState(kept.hours ?? { from: '22:00', to: '08:00' });
  const [failure, setFailure] = useState<string>();
  const isWrong =
    quiet === 'own' && (!isClock(hours.from) || !isClock(hours.to) || hours.from === hours.to);

  async function save(): Promise<void> {
    if (isWrong) return setFailure(t('wishes.clock'));
    try {
      const own = quiet === 'own' ? hours : null;
      await callGateway(saveOwnMessageWishes, { unwanted, quiet, hours: own });
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      return setFailure(cause.words);
    }
    showToast(words('wishes.saved'), 'good');
    onClose();
  }

  return (
    <Dialog
      open
      width={640}
      title={t('wishes.title')}
      holdBack={holdBack}
      onClose={onClose}
      buttons={[
        { id: 'save', label: t('wishes.save'), variant: 'primary', onClick: () => void save() },
      ]}
    >
      <div className={css.form}>
        {failure && <Banner tone="bad">{failure}</Banner>}
        <p className={css.lead}>{t('wishes.lead')}</p>
        <EventBoxes events={kept.events} unwanted={unwanted} onChange={setUnwanted} />
        <Quiet kept={kept} quiet={quiet} onChange={setQuiet} />
        {quiet === 'own' && (
          <div className={css.hours}>
            {(['from', 'to'] as const).map((name) => (
              <Field key={name} label={t(`wishes.${name}`)}>
                <TextInput
                  name={name}
                  placeholder="22:00"
                  value={hours[name]}
                  onChange={(value) => setHours({ ...hours, [name]: value })}
                />
              </Field>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function EventBoxes(props: {
  events: Wishes['events'];
  unwanted: Wishes['unwanted'];
  onChange: (unwanted: Wishes['unwanted']) => void;
}): ReactElement {
  const { events, unwanted, onChange } = props;
  const t = usePageTexts();
  const locale = useStore(localeStore);
  if (events.every(({ ways }) => ways.length === 0)) return <p>{t('wishes.none')}</p>;
  const isOff = (event: string, way: SwitchedWay): boolean =>
    unwanted.some((one) => one.event === event && one.ways.includes(way));
  const turn = (event: Wishes['events'][number]['event'], way: SwitchedWay, on: boolean): void =>
    onChange(
      unwanted.map((one) =>
        one.event === event
          ? { event, ways: on ? one.ways.filter((off) => off !== way) : [...one.ways, way] }
          : one,
      ),
    );
  return (
    <ul className={css.wishes}>
      {events.map(({ event, ways }) => (
        <li key={event} className={css.wish}>
          <span>{eventWords[locale][event]}</span>
          <span className={css.ways}>
            {ways.length === 0 && t('wishes.only')}
            {ways.map((way) => (
              <Checkbox
                key={way}
                checked={!isOff(event, way)}
                label={`${eventWords[locale][event]} ${wayWords[locale][way]}`}
                onChange={(on) => turn(event, way, on)}
              >
                {wayWords[locale][way]}
              </Checkbox>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Quiet(props: {
  kept: Wishes;
  quiet: Wishes['quiet'];
  onChange: (quiet: Wishes['quiet']) => void;
}): ReactElement {
  const { companyQuiet } = props.kept;
  const t = usePageTexts();
  const company =
    companyQuiet === null
      ? t('wishes.quietKinds.companyNone')
      : t('wishes.quietKinds.company', { hours: `${companyQuiet.from}–${companyQuiet.to}` });
  return (
    <Field label={t('wishes.quiet')}>
      <RadioGroup
        value={props.quiet}
        options={[
          { value: 'company', label: company },
          { value: 'own', label: t('wishes.quietKinds.own') },
          { value: 'none', label: t('wishes.quietKinds.none') },
        ]}
        onChange={props.onChange}
      />
    </Field>
  );
}
