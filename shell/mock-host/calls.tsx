import { type ReactElement, useEffect, useState } from 'react';
import type { AuditEntry } from '#bridge/host/audit.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dot } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { audit } from '../host/audit.ts';
import css from './mock-host.module.css';
import { useMockTexts } from './texts/mock-texts.ts';

/** Calls that are kept in sight. */
const most = 200;

/** Every call of the app as it comes: its name, what became of it, how long it took and how much it carried. */
export function Calls({ app }: { app: string }): ReactElement {
  const t = useMockTexts();
  const [entries, setEntries] = useState<readonly AuditEntry[]>([]);
  useEffect(() => {
    setEntries(audit.entries().filter((entry) => entry.app === app));
    return audit.listen((entry) => {
      if (entry.app === app) setEntries((before) => [...before, entry].slice(-most));
    });
  }, [app]);
  return (
    <aside className={css.calls} aria-label={t('calls.heading')}>
      <div className={css.bar}>
        <h2 className={css.title}>{t('calls.heading')}</h2>
        <Button size="sm" variant="quiet" onClick={() => setEntries([])}>
          {t('calls.clear')}
        </Button>
      </div>
      {entries.length === 0 && <p className={css.none}>{t('calls.none')}</p>}
      <ol className={css.list}>
        {entries.toReversed().map((entry) => (
          <Call key={`${entry.at} ${entry.method} ${entry.milliseconds}`} entry={entry} />
        ))}
      </ol>
    </aside>
  );
}

function Call({ entry }: { entry: AuditEntry }): ReactElement {
  const t = useMockTexts();
  const { method, code, milliseconds, size } = entry;
  return (
    <li className={css.call}>
      <Dot tone={code === 'ok' ? 'good' : 'bad'} />
      <code className={css.method}>{method}</code>
      <span className={css.figures}>
        {code === 'ok'
          ? t('calls.figures', {
              milliseconds: formatNumber(Math.round(milliseconds)),
              bytes: formatNumber(size),
            })
          : code}
      </span>
    </li>
  );
}
