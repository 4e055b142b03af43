import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import { payDemoWords } from './pay-words.ts';

interface Maker {
  readonly tenantId: string;
  readonly locale: 'zh-CN' | 'en';
  readonly seed: number;
  readonly anchor: string;
}

/** Writes what the company entered for the next July ahead of the notices: a minimum wage, and bases of insurance. */
export async function writeCompanyRules(
  database: DatabaseTransaction,
  { tenantId, locale, seed, anchor }: Maker,
): Promise<void> {
  // A source of its own: no id comes twice.
  const random = createRandom(seed + 700_017, Date.parse(anchor));
  const words = payDemoWords[locale];
  const year = Number(anchor.slice(0, 4)) + 1;
  const common = {
    tenant_id: tenantId,
    place: '310000',
    from_on: `${year}-07-01`,
    note: words.draftRule,
  } as const;
  const rules: Row<'company_rule'>[] = [
    {
      ...common,
      id: random.id(),
      rule: 'minimum-wage',
      amount: '2820.00',
      floor: null,
      ceiling: null,
      to_on: null,
      document_title: words.wageDocument,
    },
    {
      ...common,
      id: random.id(),
      rule: 'social-insurance',
      amount: null,
      floor: '7640.00',
      ceiling: '38200.00',
      to_on: `${year + 1}-06-30`,
      document_title: words.baseDocument,
    },
  ];
  await insertRows(database, 'company_rule', rules);
}
