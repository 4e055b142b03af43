import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import css from './mock-host.module.css';
import {
  clearRecord,
  type RecordedCall,
  recordedCalls,
  saveRecord,
  startRecord,
} from './record.ts';
import { useMockTexts } from './texts/mock-texts.ts';

/** Calls that are drawn at once; the saved record holds more. */
const mostDrawn = 200;

/** The bridge as a timeline, the newest on top: which way, when, how long, how much, and what became of it. */
export function Calls({ app }: { app: string }): ReactElement {
  const t = useMockTexts();
  const [records, setRecords] = useState(true);
  const [showsPings, setShowsPings] = useState(false);
  useEffect(() => (records ? startRecord(app) : undefined), [app, records]);
  const calls = useStore(recordedCalls).filter(({ method }) => showsPings || method !== 'app.ping');
  return (
    <aside className={css.calls} aria-label={t('calls.heading')}>
      <h2 className={css.title}>{t('calls.heading')}</h2>
      <div className={css.bar}>
        <Button size="sm" onClick={() => setRecords(!records)}>
          {records ? t('calls.pause') : t('calls.record')}
        </Button>
        <Button size="sm" onClick={clearRecord}>
          {t('calls.clear')}
        </Button>
        <Button size="sm" disabled={calls.length === 0} onClick={() => saveRecord(app)}>
          {t('calls.save')}
        </Button>
      </div>
      <Checkbox checked={showsPings} onChange={setShowsPings}>
        {t('calls.pings')}
      </Checkbox>
      {calls.length === 0 && <p className={css.none}>{t('calls.none')}</p>}
      <ol className={css.list}>
        {calls
          .slice(-mostDrawn)
          .toReversed()
          .map((call) => (
            <Call key={call.number} call={call} />
          ))}
      </ol>
    </aside>
  );
}

const arrows = { in: '→', out: '←' } as const;

function Call({ call }: { call: RecordedCall }): ReactElement {
  const t = useMockTexts();
  const { direction, method, decision, code, at, milliseconds, bytes } = call;
  return (
    <li className={css.call} data-direction={direction}>
      <span className={css.line}>
        <span role="img" aria-label={t(`directions.${direction}`)}>
          {arrows[direction]}
        </span>
        <code className={css.method}>{method}</code>
        {code !== 'ok' && <Tag tone={decision === 'refused' ? 'bad' : 'warn'}>{code}</Tag>}
      </span>
      <span className={css.figures}>
        {t('calls.figures', {
          seconds: formatNumber(at / 1_000, 2),
          milliseconds: formatNumber(Math.round(milliseconds)),
          bytes: formatNumber(bytes),
        })}
      </span>
    </li>
  );
}
