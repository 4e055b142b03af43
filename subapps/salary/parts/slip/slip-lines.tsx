import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './slip.module.css';

type Line = ResultOf<typeof openMySlip>['lines'][number];

const kinds = [
  'earning',
  'quantity',
  'before-tax',
  'insurance',
  'tax',
  'after-tax',
  'employer',
] as const satisfies readonly Line['kind'][];

/** The lines of a slip by group; each unfolds what it was calculated from. */
export function SlipLines(props: { lines: readonly Line[]; hidden?: boolean }): ReactElement {
  const { lines, hidden = false } = props;
  const t = useWords();
  return (
    <>
      {kinds.map((kind) => {
        const found = lines.filter((line) => line.kind === kind);
        if (found.length === 0) return null;
        return (
          <section key={kind} className={css.group} aria-label={t(`kind.${kind}`)}>
            <h3>{t(`kind.${kind}`)}</h3>
            <ul>
              {found.map((line) => (
                <li key={line.code}>
                  <OneLine line={line} hidden={hidden} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function OneLine({ line, hidden }: { line: Line; hidden: boolean }): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const shown = line.amount === null ? (line.quantity ?? '') : moneyWords(line.amount);
  const head = (
    <span className={css.line}>
      <span>{line.name[locale]}</span>
      <span className={css.figure}>{hidden ? '••••' : shown}</span>
    </span>
  );
  if (hidden || (line.steps.length === 0 && line.inputs.length === 0)) return head;
  return (
    <details className={css.how}>
      <summary>{head}</summary>
      <dl>
        {line.inputs.map(({ name, value }) => (
          <div key={name[locale]} className={css.input}>
            <dt>{name[locale]}</dt>
            <dd className={css.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      <ol>
        {line.steps.map((step) => (
          <li key={step[locale]}>{step[locale]}</li>
        ))}
      </ol>
      {line.ruleVersion !== '' && (
        <p className={css.hint}>{t('slip.rule', { version: line.ruleVersion })}</p>
      )}
    </details>
  );
}
