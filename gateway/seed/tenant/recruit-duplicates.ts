import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';

/** A candidate as made-up recruiting writes one. */
export type Candidate = Row<'candidate'> & { readonly id: string };

/** Two candidates come in once more: one by the same phone, one by the same mail under a name in Latin letters. */
export async function writeDuplicates(
  transaction: DatabaseTransaction,
  random: Random,
  known: readonly Candidate[],
): Promise<void> {
  const [first, , second] = known;
  if (first === undefined || second === undefined) return;
  const unknown = { document_number: null, expected_pay: null, work_years: null };
  const name = latinLetters(second.name);
  // A name is typed with a space now and then; with the phone it is the key of a candidate, which a file names once.
  const spaced = `${first.name.slice(0, 1)} ${first.name.slice(1)}`;
  await insertRows(transaction, 'candidate', [
    { ...first, ...unknown, id: random.id(), name: spaced, email: `again-${first.email}` },
    { ...second, ...unknown, id: random.id(), name, name_sort: nameSortKey(name), phone: null },
  ]);
}

function latinLetters(name: string): string {
  // The key of a Chinese name is its pinyin with tones, and the name behind it.
  const letters = nameSortKey(name)
    .replace(/[^a-z ]/g, '')
    .trim();
  return letters.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
