import type { InsuranceRule } from './item.ts';
import { fund, insured, pack } from './pack.ts';
import { insuranceSources } from './texts/sources.ts';

/** Limits and rates of Shanghai by item and time. */
export const shanghaiRules: readonly InsuranceRule[] = [
  ...pack(
    {
      place: '310000',
      from: '2017-07-01',
      to: '2018-06-30',
      source: insuranceSources.shanghai2017,
      basis: 'implied',
    },
    [
      fund('housing-fund', ['2190', '19512'], '7', '7'),
      fund('supplementary-housing-fund', ['2190', '19512'], '1', '5'),
    ],
  ),
  ...pack(
    {
      place: '310000',
      from: '2016-07-01',
      to: '2017-06-30',
      source: insuranceSources.shanghai2016,
      basis: 'collected',
    },
    [
      fund('housing-fund', [null, '17817'], '7', '7'),
      fund('supplementary-housing-fund', [null, '17817'], '1', '5'),
    ],
  ),
  ...pack(
    {
      place: '310000',
      from: '2023-07-01',
      to: '2024-06-30',
      source: insuranceSources.shanghai2023,
      basis: 'collected',
    },
    [
      insured('pension', ['7310', '36549'], '16', '8'),
      insured('medical', ['7310', '36549'], '8.5', '2'),
      insured('maternity', ['7310', '36549'], '0.5', '0'),
      insured('unemployment', ['7310', '36549'], '0.5', '0.5'),
      insured('work-injury', ['7310', '36549'], null, '0'),
      fund('housing-fund', [null, '36549'], '5', '7'),
    ],
  ),
  ...pack(
    {
      place: '310000',
      from: '2024-07-01',
      to: '2025-02-28',
      source: insuranceSources.shanghai2024,
      basis: 'collected',
    },
    [
      insured('pension', ['7384', '36921'], '16', '8'),
      insured('medical', ['7384', '36921'], '8.5', '2'),
      insured('maternity', ['7384', '36921'], '0.5', '0'),
      insured('unemployment', ['7384', '36921'], '0.5', '0.5'),
      insured('work-injury', ['7384', '36921'], null, '0'),
      fund('housing-fund', ['2690', '36921'], '5', '7'),
    ],
  ),
  ...pack(
    {
      place: '310000',
      from: '2025-03-01',
      to: '2025-06-30',
      source: insuranceSources.shanghai2025March,
      basis: 'notice',
    },
    [
      insured('pension', ['7384', '36921'], '16', '8'),
      insured('medical', ['7384', '36921'], '9', '2'),
      insured('unemployment', ['7384', '36921'], '0.5', '0.5'),
      insured('work-injury', ['7384', '36921'], null, '0'),
      fund('housing-fund', ['2690', '36921'], '5', '7'),
    ],
  ),
  ...pack(
    {
      place: '310000',
      from: '2025-07-01',
      to: '2026-06-30',
      source: insuranceSources.shanghai2025,
      basis: 'notice',
    },
    [
      insured('pension', ['7460', '37302'], '16', '8'),
      insured('medical', ['7460', '37302'], '9', '2'),
      insured('unemployment', ['7460', '37302'], '0.5', '0.5'),
      insured('work-injury', ['7460', '37302'], null, '0'),
      fund('housing-fund', ['2690', '37302'], '5', '7'),
      fund('supplementary-housing-fund', ['2690', '37302'], '1', '5'),
    ],
  ),
  ...pack(
    {
      place: '310000',
      from: '2026-07-01',
      to: null,
      source: insuranceSources.shanghai2026,
      basis: 'notice',
    },
    [
      insured('pension', ['7546', '37731'], '16', '8'),
      insured('medical', ['7546', '37731'], '9', '2'),
      insured('unemployment', ['7546', '37731'], '0.5', '0.5'),
      insured('work-injury', ['7546', '37731'], null, '0'),
      fund('housing-fund', ['2740', '37731'], '5', '7'),
      fund('supplementary-housing-fund', ['2740', '37731'], '1', '5'),
    ],
  ),
];
