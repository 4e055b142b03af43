import { type FormEvent, type ReactElement, useState } from 'react';
import { bindIdentity } from '#bridge/calls/uac/connectors.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from '../accounts/account.module.css';
import type { ConnectorRow } from './connectors.tsx';
import { useConnectorWords } from './texts/connector-texts.ts';

/** Says who an account is in another system, and shows who is known there. */
export function BindForm({
  row,
  onBound,
}: {
  row: ConnectorRow;
  onBound: () => void;
}): ReactElement {
  const t = useConnectorWords();
  const { locale } = useAppContext();
  const saving = useSave(bindIdentity);
  const [loginName, setLoginName] = useState('');
  const [subject, setSubject] = useState('');
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { ok } = await saving.save({ id: row.id, loginName, subject });
    if (ok) onBound();
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <h3>{t('bind')}</h3>
      {row.people.map((one) => (
        <p key={one.accountId}>
          {one.name} <span className={css.hint}>{one.subject}</span>
        </p>
      ))}
      {error && <Banner tone="bad" title={error.words} />}
      <Field label={t('bindAccount')} required error={errors.loginName}>
        <TextInput
          name="loginName"
          value={loginName}
          autoCapitalize="none"
          spellCheck={false}
          onChange={setLoginName}
        />
      </Field>
      <Field label={t('bindSubject')} help={t('bindHelp')} error={errors.subject}>
        <TextInput name="subject" value={subject} spellCheck={false} onChange={setSubject} />
      </Field>
      <div className={css.actions}>
        <Button type="submit" busy={saving.state === 'saving'}>
          {t('bind')}
        </Button>
      </div>
    </form>
  );
}
