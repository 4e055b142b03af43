import { useState } from 'react';
import { fieldWords, issueWords } from '#bridge/calls/kit/field-words.ts';
import { systemCodeOf } from '#bridge/calls/tum/company-choices.ts';
import { companyRegister, type employeeRanges } from '#bridge/calls/tum/registrations.ts';
import { readPhone } from '#bridge/calls/uac/contacts.ts';
import { locale } from '#ui/texts/locale.ts';
import { type Draft, emptyDraft, type Problems, problemsOf } from '../../../entry/setup/draft.ts';
import { callGateway, GatewayError } from '../../../gateway.ts';

/** The parts of the form. */
export const registerSteps = ['company', 'contact', 'check'] as const;

/** Who to talk to, and what the platform wants to know. */
export interface Contact {
  readonly creditCode: string;
  readonly employees: (typeof employeeRanges)[number];
  readonly contactName: string;
  readonly contactPhone: string;
  readonly note: string;
}

const emptyContact: Contact = {
  creditCode: '',
  employees: '50-199',
  contactName: '',
  contactPhone: '',
  note: '',
};

/** One company that is asked for, step by step; nothing typed is lost on the way back. */
export function useRegister(onDone: () => void) {
  const [step, setStep] = useState(0);
  const [company, setCompany] = useState<Draft['company']>(() => emptyDraft(locale.get()).company);
  const [contact, setContact] = useState(emptyContact);
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState('');

  function check(): boolean {
    const found = step === 0 ? companyProblems(company) : contactProblems(contact);
    setProblems(found);
    return Object.keys(found).length === 0;
  }

  async function send(): Promise<void> {
    setNotice('');
    try {
      const { brand, ...rest } = company;
      await callGateway(companyRegister, {
        ...contact,
        company: { ...rest, systemCode: systemCodeOf(brand) },
        source: location.search.slice(1, 500),
      });
      onDone();
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      const wrong = cause.fields.map(({ path, ...issue }) => [
        path.replace('company.', ''),
        issueWords(issue, locale.get()),
      ]);
      setProblems(Object.fromEntries(wrong));
      if (wrong.length === 0) setNotice(cause.words);
      else setStep(cause.fields.some(({ path }) => path.startsWith('company.')) ? 0 : 1);
    }
  }

  return {
    step,
    company,
    contact,
    problems,
    notice,
    setCompany,
    setContact,
    goTo: setStep,
    async next(): Promise<void> {
      if (step === 2) return send();
      if (check()) setStep(step + 1);
    },
  };
}

function companyProblems(company: Draft['company']): Problems {
  const language = locale.get();
  return problemsOf('company', { ...emptyDraft(language), company }, language);
}

function contactProblems({ creditCode, contactName, contactPhone }: Contact): Problems {
  const { required, invalid, phone } = fieldWords[locale.get()];
  const isCode = /^([0-9A-HJ-NPQRTUWXY]{18})?$/i.test(creditCode.trim());
  return {
    ...(!isCode && { creditCode: invalid }),
    ...(contactName.trim() === '' && { contactName: required }),
    ...(readPhone(contactPhone) === null && { contactPhone: contactPhone ? phone : required }),
  };
}
