import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { startingChoices, startingDictionaries } from './texts/starting-dictionaries.ts';

/** Writes the lists of words that a company begins with, and the fields that offer them on screens. */
export async function writeStartingDictionaries(
  transaction: DatabaseTransaction,
  tenant_id: string,
  newId: () => string,
): Promise<void> {
  const categories = startingDictionaries.map(({ code, nameZh, nameEn }, place) => ({
    tenant_id,
    id: newId(),
    code,
    sort_order: (place + 1) * 10,
    name_zh: nameZh,
    name_en: nameEn,
  }));
  const idOf = new Map(categories.map(({ code, id }) => [code, id]));
  const items = startingDictionaries.flatMap(({ items, code: category }) =>
    items.map(({ code, nameZh, nameEn }, place) => ({
      tenant_id,
      id: newId(),
      category_id: idOf.get(category) ?? '',
      code,
      disabled: false,
      name_zh: nameZh,
      name_en: nameEn,
      sort_order: (place + 1) * 10,
    })),
  );
  const fields = startingChoices.map(({ record, code, nameZh, nameEn, dictionary }, place) => ({
    tenant_id,
    id: newId(),
    record,
    code,
    name_zh: nameZh,
    name_en: nameEn,
    kind: 'choice' as const,
    dictionary_id: idOf.get(dictionary) ?? null,
    listed: true,
    sort_order: (place + 1) * 10,
  }));
  await transaction.insertInto('dictionary_category').values(categories).execute();
  await transaction.insertInto('dictionary_item').values(items).execute();
  await transaction.insertInto('custom_field').values(fields).execute();
}
