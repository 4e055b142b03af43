import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { Notice } from '../notice.tsx';
import { useSecondsUntil } from '../use-seconds-until.ts';
import { useWayTexts } from './texts/way-texts.ts';
import type { CodeEntry } from './use-code.ts';
import css from './ways.module.css';

/** Where a code goes, and the code: the button beside it asks for one and counts down to the next. */
export function CodeFields({ entry }: { entry: CodeEntry }): ReactElement {
  const t = useWayTexts();
  const { problem, againAt } = entry;
  const seconds = useSecondsUntil(againAt);
  const code = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (againAt !== undefined) code.current?.focus();
  }, [againAt]);

  return (
    <>
      {problem.notice && <Notice words={problem.notice} />}
      <Field label={t('target')} help={t('targetHelp')} error={problem.target || undefined}>
        <TextInput
          name="target"
          size="lg"
          value={entry.target}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          onChange={entry.setTarget}
        />
      </Field>
      <Field
        label={t('code')}
        help={entry.asked ? <span role="status">{t('sent')}</span> : undefined}
        error={problem.code || undefined}
      >
        <span className={css.code}>
          <TextInput
            ref={code}
            name="code"
            size="lg"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={entry.code}
            onChange={(value) => entry.setCode(value.replace(/\D/g, '').slice(0, 6))}
          />
          <Button
            size="lg"
            busy={entry.busy}
            disabled={seconds > 0}
            onClick={() => void entry.send()}
          >
            {seconds > 0 ? t('again', { seconds }) : t('send')}
          </Button>
        </span>
      </Field>
    </>
  );
}
