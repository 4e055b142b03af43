import type { ReactElement } from 'react';
import { isSame, type ReplayReport } from '#bridge/conformance/replay.ts';
import type { Difference } from '#bridge/recording/compare.ts';
import { valueText } from '#bridge/recording/difference-lines.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import css from './replay-result.module.css';
import { useMockTexts } from './texts/mock-texts.ts';

/** What the app did otherwise than it was recorded. */
export function ReplayResult({
  report,
  onClose,
}: {
  report: ReplayReport;
  onClose: () => void;
}): ReactElement {
  const t = useMockTexts();
  const passed = isSame(report);
  const { differences, same, byPerson, leftOut, runs, faults } = report;
  const certain = differences.filter(({ uncertain }) => !uncertain);
  const unsure = differences.filter(({ uncertain }) => uncertain);
  return (
    <section className={css.result} aria-label={t('replay.result')} aria-live="polite">
      <div className={css.head}>
        <h3 className={css.title}>{t('replay.result')}</h3>
        <Tag tone={passed ? 'good' : 'bad'}>{t(passed ? 'replay.passed' : 'replay.failed')}</Tag>
        <span className={css.close}>
          <IconButton icon="close" size="sm" label={t('replay.close')} onClick={onClose} />
        </span>
      </div>
      {runs === 0 ? (
        <p>{t('replay.noStart')}</p>
      ) : (
        <p className={css.hint}>{t('replay.figures', { same, different: certain.length })}</p>
      )}
      {faults.map((fault) => (
        <p key={fault}>{t('replay.fault', { fault })}</p>
      ))}
      <Differences differences={certain} />
      {byPerson > 0 && <p className={css.hint}>{t('replay.byPerson', { count: byPerson })}</p>}
      <Differences differences={unsure} />
      {leftOut > 0 && <p className={css.hint}>{t('replay.leftOut', { count: leftOut })}</p>}
    </section>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }): ReactElement | null {
  return differences.length === 0 ? null : (
    <ul>
      {differences.map((difference) => (
        <OneDifference
          key={`${difference.kind} ${difference.call.mountId} ${difference.call.number} ${'part' in difference ? difference.part : ''}`}
          difference={difference}
        />
      ))}
    </ul>
  );
}

const tones = { missing: 'bad', extra: 'warn', changed: 'accent' } as const;

function OneDifference({ difference }: { difference: Difference }): ReactElement {
  const t = useMockTexts();
  const { call, kind, uncertain } = difference;
  return (
    <li className={css.difference}>
      <span className={css.line}>
        <Tag tone={uncertain ? 'neutral' : tones[kind]}>{t(`replay.kinds.${kind}`)}</Tag>
        <code className={css.method}>{call.method}</code>
        <span className={css.moment}>
          {t('replay.moment', { seconds: formatNumber(call.at / 1_000, 2) })}
        </span>
      </span>
      {difference.kind === 'changed' ? (
        difference.changes.map(({ place, was, is }) => (
          <span key={place} className={css.change}>
            <span className={css.place}>
              {t(`replay.parts.${difference.part}`)} {place}
            </span>
            <del>{valueText(was)}</del>
            <ins>{valueText(is)}</ins>
          </span>
        ))
      ) : (
        <code className={css.carried}>{call.withheld ? '' : valueText(call.request)}</code>
      )}
    </li>
  );
}
