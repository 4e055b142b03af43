import { type FormEvent, type ReactElement, useState } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { inviteSupplierLogin, loginSuppliers } from '#bridge/calls/supplier/logins.ts';
import { useAppContext, useBridge, useCall, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { LoginLink } from './login-link.tsx';
import css from './logins.module.css';
import { useLoginWords } from './texts/login-texts.ts';

const nobody = { name: '', email: '', phone: '' };

/** Invites a contact of an admitted supplier. */
export function InviteLogin({ onInvited }: { onInvited: () => void }): ReactElement {
  const t = useLoginWords();
  const { locale } = useAppContext();
  const bridge = useBridge();
  const saving = useSave(inviteSupplierLogin);
  const [supplierId, setSupplierId] = useState<string>();
  const [person, setPerson] = useState(nobody);
  const error = saving.state === 'failed' ? saving.error : undefined;
  const wrong = new Map(
    (error?.fields ?? []).map((one) => [one.path, issueWords(one, locale)] as const),
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const given = Object.entries(person).filter(([, value]) => value.trim() !== '');
    const request = { supplierId: supplierId ?? '', name: '', ...Object.fromEntries(given) };
    const saved = await saving.save(request);
    if (!saved.ok || saved.result.sent === null) return;
    const text = t('sent', { to: saved.result.sent.to });
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onInvited();
  }

  if (saving.state === 'saved' && saving.result.link) {
    return <LoginLink name={person.name} link={saving.result.link} onDone={onInvited} />;
  }
  const set = (name: keyof typeof nobody) => (value: string) =>
    setPerson({ ...person, [name]: value });
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css.hint}>{t('inviteHint')}</p>
      {error && <Banner tone="bad" title={error.words} />}
      <SupplierFields
        supplierId={supplierId}
        wrong={wrong.get('supplierId')}
        onSupplier={setSupplierId}
        onContact={setPerson}
      />
      <Field label={t('name')} required error={wrong.get('name')}>
        <TextInput name="name" value={person.name} maxLength={40} onChange={set('name')} />
      </Field>
      <Field label={t('email')} help={t('oneOf')} error={wrong.get('email')}>
        <TextInput
          name="email"
          value={person.email}
          maxLength={120}
          autoCapitalize="none"
          spellCheck={false}
          onChange={set('email')}
        />
      </Field>
      <Field label={t('phone')} error={wrong.get('phone')}>
        <TextInput name="phone" value={person.phone} maxLength={20} onChange={set('phone')} />
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** The supplier, and the contact of it that is on file. */
function SupplierFields(props: {
  supplierId: string | undefined;
  wrong: string | undefined;
  onSupplier: (supplierId: string | undefined) => void;
  onContact: (contact: typeof nobody) => void;
}): ReactElement {
  const { supplierId, wrong, onSupplier, onContact } = props;
  const t = useLoginWords();
  const suppliers = useCall(loginSuppliers, {});
  const found = suppliers.data ?? [];
  const contacts = found.find((one) => one.supplierId === supplierId)?.contacts ?? [];
  const [contact, setContact] = useState<string>();
  return (
    <>
      <Field label={t('supplier')} required error={wrong}>
        <Combobox
          value={supplierId}
          options={found.map((one) => ({ value: one.supplierId, label: one.name }))}
          busy={suppliers.state === 'loading'}
          onChange={(next) => {
            onSupplier(next);
            setContact(undefined);
          }}
        />
      </Field>
      {contacts.length > 0 && (
        <Field label={t('contactOf')} help={t('contactHelp')}>
          <Select<string>
            value={contact}
            options={contacts.map(({ name }, at) => ({ value: String(at), label: name }))}
            onChange={(next) => {
              setContact(next);
              const { name = '', email, phone } = contacts[Number(next)] ?? {};
              onContact({ name, email: email ?? '', phone: phone ?? '' });
            }}
          />
        </Field>
      )}
    </>
  );
}
