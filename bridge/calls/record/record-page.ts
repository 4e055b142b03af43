import type { AnyRecord } from './define.ts';
import type { RecordWords } from './words.ts';

/** Words of what can be done with the rows of a record. */
const verbs = {
  edit: { 'zh-CN': '维护', en: 'Edit' },
  remove: { 'zh-CN': '删除', en: 'Remove' },
  export: { 'zh-CN': '导出', en: 'Export' },
  import: { 'zh-CN': '导入', en: 'Import' },
} as const;

/** The page of a record in a manifest: its functions are what roles choose from. */
export interface RecordPageEntry {
  readonly code: string;
  readonly name: { readonly 'zh-CN': string; readonly en: string };
  readonly route: string;
  readonly icon: string;
  readonly functionId: string;
  readonly buttons: {
    readonly functionId: string;
    readonly name: { readonly 'zh-CN': string; readonly en: string };
  }[];
}

/** Makes the manifest's page of a record; `code` is also its address. */
export function recordPage(
  { functionId }: Pick<AnyRecord, 'functionId'>,
  words: RecordWords,
  { code, icon }: { readonly code: string; readonly icon: string },
): RecordPageEntry {
  return {
    code,
    icon,
    functionId,
    name: { 'zh-CN': words['zh-CN'].plural, en: words.en.plural },
    route: `/${code}`,
    buttons: Object.entries(verbs).map(([verb, name]) => ({
      functionId: `${functionId}.${verb}`,
      name,
    })),
  };
}
