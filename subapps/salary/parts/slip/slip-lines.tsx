import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import { type LineBeside, linesBeside } from './lines-beside.ts';
import css from './slip.module.css';

type Slip = ResultOf<typeof openMySlip>;

const kinds = [
  'earning',
  'quantity',
  'before-tax',
  'insurance',
  'tax',
  'after-tax',
  'employer',
] as const satisfies readonly LineBeside['kind'][];

/** The lines of a slip by group, beside the month before; each unfolds what it was calculated from. */
export function SlipLines(props: {
  slip: Pick<Slip, 'lines' | 'before'>;
  hidden?: boolean;
}): ReactElement {
  const { slip, hidden = false } = props;
  const lines = linesBeside(slip.lines, slip.before);
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

function OneLine({ line, hidden }: { line: LineBeside; hidden: boolean }): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const shown = line.amount === null ? (line.quantity ?? '') : moneyWords(line.amount);
  const folds = !hidden && (line.steps.length > 0 || line.inputs.length > 0);
  const head = (
    <span className={css.line}>
      <span className={css.name}>
        {line.name[locale]}
        {folds && <Icon name="chevron-right" size={12} />}
      </span>
      <span className={css.figure}>
        {line.earlier !== null && !hidden && (
          <small>{t('slip.earlier', { amount: moneyWords(line.earlier) })}</small>
        )}
        {hidden ? '••••' : shown}
      </span>
    </span>
  );
  if (!folds) return head;
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
