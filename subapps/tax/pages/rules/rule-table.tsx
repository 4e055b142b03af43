import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { listRules } from '#bridge/calls/ruleEngine/calls.ts';
import { rulePlaceWords } from '#bridge/calls/ruleEngine/terms.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './rules.module.css';

type Rule = ResultOf<typeof listRules>['rules'][number];

const tones: Readonly<Record<NonNullable<Rule['change']>, Tone>> = {
  same: 'neutral',
  changed: 'warn',
  added: 'good',
  ended: 'bad',
};

/** The rules of one kind. */
export function RuleTable({ rules }: { rules: readonly Rule[] }): ReactElement {
  const t = useWords();
  const places = rulePlaceWords[useLocale()];
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('rules.name')}</th>
            <th scope="col">{t('rules.place')}</th>
            <th scope="col">{t('rules.value')}</th>
            <th scope="col">{t('rules.period')}</th>
            <th scope="col">{t('rules.source')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={`${rule.id} ${rule.change}`}>
              <th scope="row">
                {rule.name} {rule.own && <Tag tone="accent">{t('rules.own')}</Tag>}
                {rule.replaced && <Tag>{t('rules.replaced')}</Tag>}
              </th>
              <td>{rule.place === 'CN' ? t('nation') : (places[rule.place] ?? rule.place)}</td>
              <td>
                {rule.value}
                {rule.before && (
                  <span className={css.before}>{t('rules.before', { value: rule.before })}</span>
                )}
                {rule.change && rule.change !== 'same' && (
                  <Tag tone={tones[rule.change]}>{t(`rules.changes.${rule.change}`)}</Tag>
                )}
              </td>
              <td>
                {rule.from} – {rule.to ?? t('rules.open')}
                {rule.endsIn !== null && (
                  <Tag tone="warn">{t('rules.endsIn', { days: rule.endsIn })}</Tag>
                )}
              </td>
              <td>{rule.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
