import type { Insertable } from 'kysely';
import type { Database } from '#gateway/db/tables.ts';
import { startingDictionaries } from './texts/starting-dictionaries.ts';

/** The rows of the lists of words that a company begins with. */
export interface DictionaryRows {
  readonly categories: readonly Insertable<Database['dictionary_category']>[];
  readonly items: readonly Insertable<Database['dictionary_item']>[];
}

/** Makes those rows for a company. */
export function startingDictionaryRows(tenant_id: string, newId: () => string): DictionaryRows {
  const made = startingDictionaries.map(({ items, code, nameZh, nameEn }, place) => {
    const id = newId();
    const category = {
      tenant_id,
      id,
      code,
      name_zh: nameZh,
      name_en: nameEn,
      sort_order: (place + 1) * 10,
    };
    return {
      category,
      items: items.map((item, index) => ({
        tenant_id,
        id: newId(),
        category_id: id,
        code: item.code,
        name_zh: item.nameZh,
        name_en: item.nameEn,
        sort_order: (index + 1) * 10,
        disabled: false,
      })),
    };
  });
  return {
    categories: made.map(({ category }) => category),
    items: made.flatMap(({ items }) => items),
  };
}
