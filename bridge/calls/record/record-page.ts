import type { AnyRecord } from './define.ts';
import { verbWords } from './terms.ts';
import type { RecordWords } from './words.ts';

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

/** Where a row of a record is opened: in the list of its app, with the row over it. */
export function rowPlace(
  { functionId, route }: Pick<AnyRecord, 'functionId' | 'route'>,
  id: string,
): { readonly app: string; readonly route: string } {
  const [app = ''] = functionId.split('.');
  return { app, route: route.replace('/:id', `?open=${id}`) };
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
    buttons: Object.entries(verbWords).map(([verb, name]) => ({
      functionId: `${functionId}.${verb}`,
      name,
    })),
  };
}
