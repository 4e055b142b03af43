import type { ReactElement } from 'react';
import css from './settlement.module.css';

/** How something was worked out, each step with the law behind it. */
export function LawSteps({
  steps,
}: {
  steps: readonly { readonly text: string; readonly source: string | null }[];
}): ReactElement {
  return (
    <ol className={css.steps}>
      {steps.map(({ text, source }) => (
        <li key={text}>
          <span>{text}</span>
          {source && <span className={css.source}>{source}</span>}
        </li>
      ))}
    </ol>
  );
}
