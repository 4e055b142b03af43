import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchOverview } from '#bridge/calls/outsourcing/overview.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './overview.module.css';

type Entity = ResultOf<typeof dispatchOverview>['entities'][number];

const tones = { fine: 'good', near: 'warn', over: 'bad' } as const;

/** The ratio of one legal entity: a bar up to twice the limit, with the limit marked, and the room that is left. */
export function RatioCard({ entity, limit }: { entity: Entity; limit: number }): ReactElement {
  const t = useWords();
  const { name, own, dispatched, ratio, room, state, disguised, secondRatio, secondState } = entity;
  const share = Math.min(100, (Number(ratio) / (2 * limit)) * 100);
  const left = { count: formatNumber(Math.abs(room)) };
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.line}>
        <h3>{name}</h3>
        <Tag tone={tones[state]}>{t(`overview.${state}`)}</Tag>
      </div>
      <p className={css.figure}>{ratio}%</p>
      <div className={css.bar} aria-hidden="true">
        <div className={css[state]} style={{ inlineSize: `${share}%` }} />
      </div>
      <p className={css.hint}>
        {t('overview.own', { count: formatNumber(own) })} ·{' '}
        {t('overview.dispatched', { count: formatNumber(dispatched) })}
      </p>
      {secondRatio !== null && (
        <p className={css.line}>
          <span>
            {t('overview.disguised', { count: formatNumber(disguised), ratio: secondRatio })}
          </span>
          <Tag tone={tones[secondState]}>{t(`overview.${secondState}`)}</Tag>
        </p>
      )}
      <p>{room < 0 ? t('overview.excess', left) : t('overview.room', left)}</p>
    </article>
  );
}
