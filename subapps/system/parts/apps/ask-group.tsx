import type { ReactElement } from 'react';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { type Ask, askName } from '../../stores/grant.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { askWords } from './ask-words.ts';
import css from './review.module.css';

/** What a version asks for of one kind, each with the vendor's reason and how the version in force stands to it. */
export function AskGroup(props: {
  kind: Ask['kind'];
  /** Whether the vendor serves the app itself. */
  isForeign: boolean;
  asks: readonly Ask[];
  ticked: ReadonlySet<string>;
  onTick: (name: string, on: boolean) => void;
}): ReactElement | null {
  const { kind, isForeign, asks, ticked, onTick } = props;
  const t = useWords();
  if (asks.length === 0 && kind !== 'domain') return null;
  return (
    <Section title={t(`apps.kinds.${kind}`)}>
      <p className={css.hint}>{hintOf(kind, asks.length > 0, isForeign, t)}</p>
      <ul className={css.asks}>
        {asks.map((ask) => (
          <li key={ask.key} className={css.ask}>
            <Checkbox
              checked={ticked.has(askName(ask))}
              onChange={(on) => onTick(askName(ask), on)}
            >
              <span className={css.words}>{askWords(ask, t)}</span>
            </Checkbox>
            <Standing ask={ask} />
            <Reason ask={ask} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function hintOf(kind: Ask['kind'], asksAny: boolean, isForeign: boolean, t: Words): string {
  if (kind === 'domain' && isForeign) return t('apps.foreignDomains');
  return asksAny ? t(`apps.kindHints.${kind}`) : t('apps.addresses');
}

const tones = {
  new: 'warn',
  granted: 'good',
  declined: 'neutral',
} as const satisfies Record<Ask['before'], Tone>;

function Standing({ ask: { before, reasonBefore } }: { ask: Ask }): ReactElement {
  const t = useWords();
  return (
    <span className={css.tags}>
      <Tag tone={tones[before]}>{t(`apps.before.${before}`)}</Tag>
      {reasonBefore !== null && <Tag tone="warn">{t('apps.reasonChanged')}</Tag>}
    </span>
  );
}

function Reason({ ask: { key, kind, reason, reasonBefore } }: { ask: Ask }): ReactElement {
  const t = useWords();
  return (
    <div className={css.reason}>
      {kind !== 'domain' && <code className={css.key}>{key}</code>}
      {reason !== '' && <p>{t('apps.reason', { reason })}</p>}
      {reasonBefore !== null && <del>{t('apps.reasonBefore', { reason: reasonBefore })}</del>}
    </div>
  );
}
