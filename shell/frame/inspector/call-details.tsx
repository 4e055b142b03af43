import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import css from './call-details.module.css';
import type { ShownCall } from './shown-calls.ts';
import { useInspectorTexts } from './texts/inspector-texts.ts';

/** One call with everything that is known of it. */
export function CallDetails({
  call,
  onClose,
}: {
  call: ShownCall['call'];
  onClose: () => void;
}): ReactElement {
  const t = useInspectorTexts();
  const ended = call.code === 'waiting' ? undefined : call;
  const facts = [
    ['app', call.app],
    ['mount', call.mountId],
    ['direction', t(`directions.${call.direction}`)],
    ['decision', `${t(`decisions.${call.decision}`)} · ${ended?.code ?? t('waiting')}`],
    ['field', ended?.field],
    ['at', t('seconds', { seconds: formatNumber(call.at / 1_000, 3) })],
    ['duration', ended && t('milliseconds', { milliseconds: formatNumber(ended.milliseconds, 1) })],
    ['size', t('bytes', { bytes: formatNumber(call.bytes) })],
  ] as const;
  return (
    <section className={css.details} aria-label={t('details')}>
      <div className={css.detailsHead}>
        <h3 className={css.name}>{call.method}</h3>
        <IconButton icon="close" size="sm" label={t('closeDetails')} onClick={onClose} />
      </div>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            (value !== undefined || name !== 'field') && (
              <div key={name}>
                <dt>{t(`columns.${name}`)}</dt>
                <dd>{value ?? '—'}</dd>
              </div>
            ),
        )}
      </dl>
      {ended?.byPerson && <p className={css.note}>{t('byPerson')}</p>}
      {call.withheld ? (
        <p className={css.note}>{t(`withheld.${call.withheld}`)}</p>
      ) : (
        <>
          <Payload title={t('request')} value={call.request} />
          {ended?.code === 'ok' && <Payload title={t('result')} value={ended.result} />}
        </>
      )}
    </section>
  );
}

function Payload({ title, value }: { title: string; value: unknown }): ReactElement {
  return (
    <>
      <h4 className={css.term}>{title}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className={css.payload} tabIndex={0}>
        {JSON.stringify(value, null, 2) ?? '—'}
      </pre>
    </>
  );
}
