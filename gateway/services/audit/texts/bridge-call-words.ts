import { bridgeCallFieldWords } from '#bridge/calls/audit/terms.ts';
import type { Locale, Words } from '#bridge/calls/kit/words.ts';
import type { BridgeCallRow } from '../bridge-call-rows.ts';

/** What an exported trail says in one language. */
export interface BridgeCallWords {
  readonly file: string;
  readonly sheet: string;
  readonly columns: Words<keyof BridgeCallRow>;
}

/** The words of an exported trail, by language. Codes are written as apps get them. */
export const bridgeCallWords: Readonly<Record<Locale, BridgeCallWords>> = {
  'zh-CN': {
    file: '应用调用审计',
    sheet: '应用调用审计',
    columns: bridgeCallFieldWords['zh-CN'],
  },
  en: { file: 'app-call-audit', sheet: 'App call audit', columns: bridgeCallFieldWords.en },
};
