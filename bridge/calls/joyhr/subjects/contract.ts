import { defineSubject, inBoth } from '../../prism/define.ts';
import { organ } from '../../prism/dimensions.ts';
import { reportFunctions } from '../../prism/functions.ts';
import { contractKindWords } from '../terms.ts';

/** Contracts of labour in force. */
export const contractSubject = defineSubject({
  name: 'contract',
  words: inBoth('劳动合同', 'Contracts'),
  clock: 'stock',
  functionId: reportFunctions['figures.contract'],
  dimensions: {
    organ,
    kind: {
      kind: 'choice',
      words: inBoth('合同类型', 'Contract type'),
      choices: contractKindWords,
    },
    entity: { kind: 'reference', words: inBoth('用人单位', 'Employer') },
  },
  columns: { contracts: 'last', ending30: 'last', ending90: 'last', twice: 'last' },
  measures: {
    contracts: {
      kind: 'value',
      of: 'contracts',
      unit: 'number',
      words: inBoth('履行中合同数', 'Contracts in force'),
      definition: inBoth(
        '在职人员当日在期限内、未终止的合同数。',
        'Contracts of employed people that run on the day and have not been ended.',
      ),
    },
    ending30: {
      kind: 'value',
      of: 'ending30',
      unit: 'number',
      words: inBoth('30 日内到期', 'Ending in 30 days'),
      definition: inBoth(
        '自当日起 30 日内到期且未续签的合同数。',
        'Contracts that end within 30 days of the day and are not renewed.',
      ),
    },
    ending90: {
      kind: 'value',
      of: 'ending90',
      unit: 'number',
      words: inBoth('90 日内到期', 'Ending in 90 days'),
      definition: inBoth(
        '自当日起 90 日内到期且未续签的合同数。',
        'Contracts that end within 90 days of the day and are not renewed.',
      ),
    },
    twice: {
      kind: 'value',
      of: 'twice',
      unit: 'number',
      words: inBoth('已续签一次以上', 'Renewed before'),
      definition: inBoth(
        '履行中的固定期限合同里，此前已续签过的合同数；再次续订可要求无固定期限（《劳动合同法》第十四条）。',
        'Fixed-term contracts in force that were renewed before; the next one may have to be open-ended (Labour Contract Law, art. 14).',
      ),
    },
  },
});
