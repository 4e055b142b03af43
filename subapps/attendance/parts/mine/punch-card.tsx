import { type ReactElement, useEffect, useState } from 'react';
import { punch, punchToday } from '#bridge/calls/kaoqin/mine.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { clockWords, wallTime } from '../../stores/clock.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './mine.module.css';

type Today = ResultOf<typeof punchToday>;

/** The shift of today, the punches so far, and the button that punches by the clock of the server. */
export function PunchCard({ onPunched }: { onPunched: () => void }): ReactElement | null {
  const t = useWords();
  const tools = useTools();
  const today = useCall(punchToday, {});
  const { save, state } = useSave(punch);
  const [locating, setLocating] = useState(false);
  if (!today.data) return null;
  const { placeRule } = today.data;
  async function press(): Promise<void> {
    setLocating(true);
    const place = placeRule === 'none' ? null : await whereAmI();
    setLocating(false);
    if (place === null && placeRule === 'required')
      return tools.tell(t('punch.needsPlace'), 'error');
    const outcome = await save(place ?? {});
    if (!outcome.ok) return tools.tell(refusalWords(outcome.error, t), 'error');
    const { minute, distance, outside } = outcome.result;
    const time = wallTime(minute);
    if (outside) tools.tell(t('punch.doneOutside', { time, metres: distance ?? 0 }), 'info');
    else tools.tell(t('punch.done', { time }), 'success');
    today.reload();
    onPunched();
  }
  return (
    <section className={css.punch} aria-label={t('punch.label')}>
      <div className={css.punchWords}>
        <ServerClock key={today.data.now} now={today.data.now} label={t('punch.now')} />
        <span>{shiftWords(today.data, t)}</span>
        <span className={css.faint}>{punchWords(today.data, t)}</span>
        <PlaceLine today={today.data} />
      </div>
      <Button
        size="lg"
        variant="primary"
        icon="clock"
        busy={state === 'saving' || locating}
        onClick={() => void press()}
      >
        {t('punch.button')}
      </Button>
    </section>
  );
}

/** What the group asks of the place of a punch. */
function PlaceLine({ today: { placeRule, radius } }: { today: Today }): ReactElement | null {
  const t = useWords();
  if (placeRule === 'none') return null;
  const words = radius === null ? t('punch.place') : t(`punch.${placeRule}`, { metres: radius });
  return <span className={css.faint}>{words}</span>;
}

/** Goes on from the server's time by the minutes that pass here: the clock of the device says nothing. */
function ServerClock({ now, label }: { now: string; label: string }): ReactElement {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(
      () => setPassed(Math.floor((performance.now() - began) / 60_000)),
      5000,
    );
    return () => clearInterval(timer);
  }, []);
  const minute = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16)) + passed;
  return (
    <time className={css.clock} title={label} dateTime={now}>
      {wallTime(minute % 1440)}
    </time>
  );
}

function shiftWords({ shift }: Today, t: Words): string {
  if (shift === null) return t('punch.noShift');
  const time = (minute: number) => clockWords(minute, (text) => t('day.nextDay', { time: text }));
  return `${shift.name} ${time(shift.from)} – ${time(shift.to)}`;
}

function punchWords({ punches }: Today, t: Words): string {
  const [first] = punches;
  const last = punches.at(-1);
  if (first === undefined || last === undefined) return t('punch.none');
  const time = (minute: number) => clockWords(minute, (text) => t('day.nextDay', { time: text }));
  const words = t('punch.first', { time: time(first) });
  return first === last ? words : `${words} · ${t('punch.last', { time: time(last) })}`;
}

function refusalWords(error: GatewayError, t: Words): string {
  if (error.name === 'throttled') return t('punch.throttled');
  const [problem] = error.fields;
  if (problem?.issue === 'tooLarge') return t('punch.tooFar', { metres: problem.max ?? 0 });
  return problem?.issue === 'required' ? t('punch.needsPlace') : t('punch.failed');
}

interface Place {
  readonly latitude: string;
  readonly longitude: string;
}

function whereAmI(): Promise<Place | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude.toFixed(6),
          longitude: coords.longitude.toFixed(6),
        }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 },
    );
  });
}
