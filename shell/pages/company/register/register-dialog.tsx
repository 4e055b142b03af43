import type { ReactElement } from 'react';
import { employeeRanges } from '#bridge/calls/tum/registrations.ts';
import { companyFieldWords } from '#bridge/calls/tum/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { Steps } from '#ui/parts/steps/steps.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { CompanyFields } from '../../../entry/setup/step-fields.tsx';
import { useFocusOnError } from '../../../entry/use-focus-on-error.ts';
import css from './register.module.css';
import { useRegisterTexts } from './texts/register-texts.ts';
import { type Contact, registerSteps, useRegister } from './use-register.ts';

/** Asks for a new company in three steps. */
export function RegisterDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useRegisterTexts();
  const form = useRegister(() => {
    showToast(t('done'), 'good');
    onClose();
  });
  const { step, notice } = form;
  const fields = useFocusOnError<HTMLDivElement>(form.problems);
  const back = { id: 'back', label: t('back'), onClick: () => form.goTo(step - 1) } as const;
  const label = step === 2 ? t('submit') : t('next');
  const next = { id: 'next', label, variant: 'primary', onClick: form.next } as const;
  return (
    <Dialog
      open
      title={t('title')}
      width={640}
      lock={300}
      closeConfirm
      onClose={onClose}
      buttons={step === 0 ? [next] : [back, next]}
    >
      <div ref={fields} className={css.form}>
        <Steps
          label={t('title')}
          current={step}
          steps={registerSteps.map((id) => ({ id, title: t(`steps.${id}`) }))}
        />
        <p className={css.hint}>{t('hint')}</p>
        {notice && <Banner tone="bad" title={notice} />}
        {step === 0 && (
          <CompanyFields value={form.company} problems={form.problems} onChange={form.setCompany} />
        )}
        {step === 1 && <ContactFields form={form} />}
        {step === 2 && <Check form={form} />}
      </div>
    </Dialog>
  );
}

type Form = ReturnType<typeof useRegister>;

function ContactFields({ form }: { form: Form }): ReactElement {
  const { contact, problems, setContact } = form;
  const t = useRegisterTexts();
  const line = (name: Exclude<keyof Contact, 'employees'>, most: number, isRequired: boolean) => (
    <Field
      label={t(name)}
      required={isRequired}
      help={name === 'creditCode' ? t('creditCodeHelp') : undefined}
      error={problems[name]}
    >
      <TextInput
        name={name}
        size="lg"
        maxLength={most}
        value={contact[name]}
        onChange={(typed) => setContact({ ...contact, [name]: typed })}
      />
    </Field>
  );
  return (
    <>
      {line('contactName', 60, true)}
      {line('contactPhone', 30, true)}
      {line('creditCode', 18, false)}
      <Field label={t('employees')}>
        <Select
          size="lg"
          options={employeeRanges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          value={contact.employees}
          onChange={(employees) => setContact({ ...contact, employees })}
        />
      </Field>
      {line('note', 500, false)}
    </>
  );
}

/** Everything once more before it is sent. */
function Check({ form: { company, contact } }: { form: Form }): ReactElement {
  const t = useRegisterTexts();
  const words = companyFieldWords[useLocale()];
  const items = [
    ...(['name', 'code', 'place', 'timeZone'] as const).map((id) => ({
      id,
      term: words[id],
      value: company[id],
    })),
    ...(['contactName', 'contactPhone', 'creditCode', 'note'] as const).map((id) => ({
      id,
      term: t(id),
      value: contact[id] || t('none'),
    })),
    { id: 'employees', term: t('employees'), value: t(`ranges.${contact.employees}`) },
  ];
  return <DescriptionList items={items} />;
}
