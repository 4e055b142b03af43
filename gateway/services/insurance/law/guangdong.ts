import type { InsuranceRule } from './item.ts';
import { fund, insured, pack } from './pack.ts';
import { insuranceSources } from './texts/sources.ts';

/** Limits and rates of Guangdong by item and time. */
export const guangdongRules: readonly InsuranceRule[] = [
  ...pack(
    {
      place: '440100',
      from: '2021-07-01',
      to: '2022-06-30',
      source: insuranceSources.guangzhou2021,
      basis: 'implied',
    },
    [
      insured('unemployment', [null, '33786'], null, '0.2'),
      fund('housing-fund', [null, '36072'], '5', '12'),
    ],
  ),
  ...pack(
    {
      place: '440100',
      from: '2024-07-01',
      to: '2025-06-30',
      source: insuranceSources.guangzhou2024,
      basis: 'collected',
    },
    [
      insured('medical', ['5996', '29979'], '5.35', '2'),
      insured('unemployment', ['2300', '38082'], '0.8', '0.2'),
      insured('work-injury', ['2100', null], null, '0'),
      fund('housing-fund', ['2300', '39579'], '5', '12'),
    ],
  ),
  ...pack(
    {
      place: '440100',
      from: '2025-07-01',
      to: '2026-06-30',
      source: insuranceSources.guangdong2025,
      basis: 'notice',
    },
    [insured('pension', ['5510', '27549'], null, '8')],
  ),
  ...pack(
    {
      place: '440300',
      from: '2024-07-01',
      to: '2025-06-30',
      source: insuranceSources.shenzhen2024,
      basis: 'collected',
    },
    [
      insured('medical', ['6475', '32376'], '5', '2'),
      insured('unemployment', ['2360', '43659'], null, null),
    ],
  ),
];
