import { type FormEvent, type ReactElement, useState } from 'react';
import { saveAccountContacts } from '#bridge/calls/uac/accounts.ts';
import { useAppContext, useBridge, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfPaths } from '../../stores/field-errors.ts';
import css from './account.module.css';
import type { AccountRow } from './account-row.ts';
import { useAccountWords } from './texts/account-texts.ts';

/** The phone and the address by which a person signs in and is reached; what is left empty stays as it is. */
export function ContactForm(props: {
  account: AccountRow;
  onClose: (how?: 'changed') => void;
}): ReactElement {
  const { account, onClose } = props;
  const t = useAccountWords();
  const bridge = useBridge();
  const { locale } = useAppContext();
  const saving = useSave(saveAccountContacts);
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfPaths(error?.fields ?? [], locale, '');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = { ...(phone.trim() && { phone }), ...(email.trim() && { email }) };
    if (!(await saving.save({ accountId: account.id, ...typed })).ok) return;
    void bridge.dialogs.message({ text: t('contactsSaved'), tone: 'success' }).catch(() => {});
    onClose('changed');
  }

  return (
    <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
      {error && error.fields.length === 0 && <Banner tone="bad" title={error.words} />}
      <Field label={t('phone')} error={errors.phone}>
        <TextInput
          name="phone"
          type="tel"
          value={phone}
          placeholder={account.phone ?? ''}
          onChange={setPhone}
        />
      </Field>
      <Field label={t('email')} error={errors.email}>
        <TextInput
          name="email"
          type="email"
          value={email}
          placeholder={account.email ?? ''}
          onChange={setEmail}
        />
      </Field>
      {(phone !== '' || email !== '') && (
        <div className={css.actions}>
          <Button type="submit" busy={saving.state === 'saving'}>
            {t('saveContacts')}
          </Button>
        </div>
      )}
    </form>
  );
}
