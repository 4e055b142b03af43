import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

export const en: Translation<typeof zhCN> = {
  title: 'Check a certificate',
  subtitle: 'Find out whether a certificate of employment or income is genuine',
  code: 'Verification code',
  help: 'At the end of the certificate, such as company.ABCDEFGHIJKLMNOP',
  check: 'Check',
  failed: 'It cannot be checked right now. Please try again later.',
  valid: 'This certificate is genuine',
  company: 'Issued by',
  person: 'Holder',
  kind: 'Kind',
  kinds: { employment: 'Certificate of employment', income: 'Certificate of income' },
  issued: 'Issued on',
  joined: 'Joined on',
};
