import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const auditTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the page of the audit trail. */
export type AuditWords = Translate<typeof zhCN>;

/** The words of the page of the audit trail in the language now in use. */
export function useAuditWords(): AuditWords {
  return useTexts(auditTexts);
}
