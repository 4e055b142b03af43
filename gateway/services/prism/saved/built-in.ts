import type { FigureQuery } from '#bridge/calls/prism/query.ts';
import type { ReportDefinition, reportFolders } from '#bridge/calls/prism/reports.ts';
import type { ReportCode } from '../texts/report-words.ts';

/** A report of the product: the same value as a saved one; its words are in `texts/report-words.ts`. */
export interface BuiltInReport {
  readonly id: ReportCode;
  readonly folder: (typeof reportFolders)[number];
  readonly definition: ReportDefinition;
}

type Presentation = ReportDefinition['presentation'];

const today = { kind: 'today' } as const;
const year = { kind: 'months', count: 12 } as const;
const closedMonths = { kind: 'monthsBefore', count: 6 } as const;

function definition(
  presentation: Presentation,
  query: Partial<FigureQuery> & Pick<FigureQuery, 'subject' | 'measures' | 'by'>,
): ReportDefinition {
  return {
    version: 1,
    query: { period: today, where: [], ...query },
    prompts: ['organ', 'period'],
    presentation,
  };
}

/** The reports that every company has, in the order of the catalogue. */
export const builtInReports: readonly BuiltInReport[] = [
  {
    id: 'roster-summary',
    folder: 'people',
    definition: definition('stack', {
      subject: 'headcount',
      measures: ['headCount', 'femaleShare'],
      by: ['organ', 'employmentType'],
    }),
  },
  {
    id: 'age-structure',
    folder: 'people',
    definition: definition('stack', {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['ageBand', 'gender'],
    }),
  },
  {
    id: 'tenure-structure',
    folder: 'people',
    definition: definition('stack', {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['tenureBand', 'degree'],
    }),
  },
  {
    id: 'grade-structure',
    folder: 'people',
    definition: definition('bar', {
      subject: 'headcount',
      measures: ['headCount', 'femaleShare', 'meanTenure'],
      by: ['grade'],
    }),
  },
  {
    id: 'establishment',
    folder: 'people',
    definition: definition('bar', {
      subject: 'establishment',
      measures: ['planned', 'filled', 'vacant', 'over', 'vacancyRate'],
      by: ['organ'],
    }),
  },
  {
    id: 'movement',
    folder: 'people',
    definition: definition('table', {
      subject: 'movement',
      measures: ['opening', 'joined', 'left', 'moved', 'closing', 'turnover'],
      by: ['month'],
      period: year,
    }),
  },
  {
    id: 'turnover-by-organ',
    folder: 'people',
    definition: definition('bar', {
      subject: 'movement',
      measures: ['turnover', 'left', 'joined'],
      by: ['organ'],
      period: year,
    }),
  },
  {
    id: 'reasons-for-leaving',
    folder: 'people',
    definition: definition('pie', {
      subject: 'movement',
      measures: ['left'],
      by: ['reason'],
      period: year,
    }),
  },
  {
    id: 'contracts-ending',
    folder: 'people',
    definition: definition('bar', {
      subject: 'contract',
      measures: ['ending30', 'ending90', 'contracts', 'twice'],
      by: ['organ'],
    }),
  },
  {
    id: 'attendance-month',
    folder: 'time',
    definition: definition('line', {
      subject: 'attendance',
      measures: ['attendanceRate', 'late', 'early', 'missing', 'absent'],
      by: ['month'],
      period: closedMonths,
    }),
  },
  {
    id: 'attendance-exceptions',
    folder: 'time',
    definition: definition('bar', {
      subject: 'attendance',
      measures: ['late', 'early', 'missing', 'absent'],
      by: ['organ'],
      period: closedMonths,
    }),
  },
  {
    id: 'overtime',
    folder: 'time',
    definition: definition('stack', {
      subject: 'attendance',
      measures: ['workday', 'restDay', 'holiday', 'meanOvertime', 'above36'],
      by: ['organ'],
      period: closedMonths,
    }),
  },
  {
    id: 'leave-balances',
    folder: 'time',
    definition: definition('bar', {
      subject: 'leaveBalance',
      measures: ['left', 'used', 'granted', 'lapsing'],
      by: ['type'],
    }),
  },
  {
    id: 'leave-use',
    folder: 'time',
    definition: definition('stack', {
      subject: 'leave',
      measures: ['days'],
      by: ['month', 'type'],
      period: year,
    }),
  },
  {
    id: 'pay-summary',
    folder: 'pay',
    definition: definition('bar', {
      subject: 'pay',
      measures: ['gross', 'own', 'tax', 'net', 'employer', 'slips'],
      by: ['organ'],
      period: { kind: 'monthsBefore', count: 1 },
    }),
  },
  {
    id: 'labour-cost',
    folder: 'pay',
    definition: definition('line', {
      subject: 'pay',
      measures: ['cost', 'costPerHead', 'meanGross', 'medianGross'],
      by: ['month'],
      period: closedMonths,
    }),
  },
  {
    id: 'hiring-funnel',
    folder: 'talent',
    definition: definition('bar', {
      subject: 'recruit',
      measures: ['applications', 'active', 'hired', 'closed'],
      by: ['stage'],
      period: year,
    }),
  },
  {
    id: 'hiring-stages',
    folder: 'talent',
    definition: definition('table', {
      subject: 'recruit',
      measures: [
        'applications',
        'reachedEvaluation',
        'reachedInterview',
        'reachedOffer',
        'hired',
        'timeToFill',
      ],
      by: ['job'],
      period: year,
    }),
  },
  {
    id: 'hiring-channels',
    folder: 'talent',
    definition: definition('table', {
      subject: 'recruit',
      measures: ['applications', 'hired', 'hireRate', 'offerAccepted', 'timeToHire'],
      by: ['channel'],
      period: year,
    }),
  },
  {
    id: 'training',
    folder: 'talent',
    definition: definition('table', {
      subject: 'training',
      measures: ['enrolled', 'attended', 'completion', 'hours'],
      by: ['course'],
      period: year,
    }),
  },
  {
    id: 'ratings',
    folder: 'talent',
    definition: definition('bar', {
      subject: 'performance',
      measures: ['results', 'meanScore'],
      by: ['level'],
      period: { kind: 'months', count: 24 },
    }),
  },
  {
    id: 'approvals',
    folder: 'process',
    definition: definition('table', {
      subject: 'approval',
      measures: ['requests', 'running', 'approved', 'rejected', 'medianHours'],
      by: ['kind'],
      period: year,
    }),
  },
  {
    id: 'dispatch-ratio',
    folder: 'process',
    definition: definition('line', {
      subject: 'dispatch',
      measures: ['dispatchRatio', 'dispatched', 'own'],
      by: ['month'],
      period: year,
    }),
  },
];
