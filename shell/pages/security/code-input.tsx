import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { sendCodeToMobile } from '#bridge/calls/uac/security.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useSecondsUntil } from '../../entry/use-seconds-until.ts';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';

/** A code that was asked for, as far as it was typed. */
export interface TypedCode {
  readonly flow: string;
  readonly code: string;
}

/** Asks for a code and takes it; the button counts down to the next one. */
export function CodeInput(props: {
  name: string;
  label: string;
  value: TypedCode;
  onChange: (value: TypedCode) => void;
  /** Undefined where it was refused, which the form then says. */
  send: () => Promise<ResultOf<typeof sendCodeToMobile> | undefined>;
  error?: string | undefined;
}): ReactElement {
  const t = useSecurityTexts();
  const { value, onChange } = props;
  const [againAt, setAgainAt] = useState<number>();
  const seconds = useSecondsUntil(againAt);

  async function send(): Promise<void> {
    const asked = await props.send();
    if (asked === undefined) return;
    setAgainAt(Date.now() + asked.again * 1000);
    onChange({ flow: asked.flow, code: '' });
  }

  return (
    <Field label={props.label} required error={props.error}>
      <span className={css.code}>
        <TextInput
          name={props.name}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value.code}
          onChange={(code) => onChange({ ...value, code: code.replace(/\D/g, '').slice(0, 6) })}
        />
        <Button disabled={seconds > 0} onClick={() => void send()}>
          {seconds > 0 ? t('contact.again', { seconds }) : t('contact.send')}
        </Button>
      </span>
    </Field>
  );
}
