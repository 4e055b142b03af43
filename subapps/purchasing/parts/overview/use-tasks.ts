import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { purchasingOverview } from '#bridge/calls/supplier/overview.ts';
import { supplierDelivery } from '#bridge/calls/supplier/records/delivery.ts';
import { supplierInvoice } from '#bridge/calls/supplier/records/invoice.ts';
import { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import { supplierQualification } from '#bridge/calls/supplier/records/qualification.ts';
import { supplierQualificationWords } from '#bridge/calls/supplier/records/qualification.words.ts';
import { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import { supplier } from '#bridge/calls/supplier/records/supplier.ts';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import type { Task } from './task-card.tsx';

type Found = ResultOf<typeof purchasingOverview>;

/** What waits of one kind, and the record whose rows these are. */
export interface Waiting {
  readonly key: keyof Found['counts'];
  readonly record: Pick<AnyRecord, 'functionId' | 'route'>;
  readonly tasks: readonly Task[];
}

/** Everything that waits for the purchaser, in words. */
export function useTasks(found: Found): readonly Waiting[] {
  const t = useWords();
  const locale = useLocale();
  const licence = (kind: string) => supplierQualificationWords[locale].choices.kind?.[kind] ?? kind;
  return [
    {
      key: 'applicants',
      record: supplier,
      tasks: found.applicants.map(({ missing, ...one }) => ({
        ...one,
        note:
          missing.length === 0
            ? t('overview.ready')
            : t('overview.missing', {
                kinds: missing.map(licence).join(locale === 'en' ? ', ' : '、'),
              }),
      })),
    },
    {
      key: 'pending',
      record: supplierQualification,
      tasks: found.pending.map(({ id, name, supplierName, kind }) => ({
        id,
        name: `${supplierName} · ${licence(kind)}`,
        note: name,
      })),
    },
    {
      key: 'licences',
      record: supplierQualification,
      tasks: found.licences.map(({ id, supplierName, kind, expiresOn, ended }) => ({
        id,
        name: `${supplierName} · ${licence(kind)}`,
        note: t(ended ? 'overview.ended' : 'overview.ends', day(expiresOn)),
      })),
    },
    ...goodsTasks(found, t),
    ...moneyTasks(found, t),
  ];
}

function goodsTasks(found: Found, t: Words): readonly Waiting[] {
  return [
    {
      key: 'lateOrders',
      record: purchaseOrder,
      tasks: found.lateOrders.map(({ id, name, supplierName, neededOn }) => ({
        id,
        name: `${name} · ${supplierName}`,
        note: t('overview.due', day(neededOn)),
      })),
    },
    {
      key: 'blockedOrders',
      record: purchaseOrder,
      tasks: found.blockedOrders.map(({ id, name, supplierName, neededOn }) => ({
        id,
        name: `${name} · ${supplierName}`,
        note: t('overview.due', day(neededOn)),
      })),
    },
    {
      key: 'toCheck',
      record: supplierDelivery,
      tasks: found.toCheck.map(({ id, name, supplierName, arrivedOn }) => ({
        id,
        name: `${name} · ${supplierName}`,
        note: arrivedOn === null ? '' : t('overview.arrived', day(arrivedOn)),
      })),
    },
  ];
}

function moneyTasks(found: Found, t: Words): readonly Waiting[] {
  const owed = ({ id, name, supplierName, gross }: Found['invoices'][number]): Task => ({
    id,
    name: `${name} · ${supplierName}`,
    note: t('overview.amount', { amount: formatNumber(Number(gross), 2) }),
  });
  return [
    { key: 'invoices', record: supplierInvoice, tasks: found.invoices.map(owed) },
    { key: 'uninvoiced', record: supplierSettlement, tasks: found.uninvoiced.map(owed) },
    {
      key: 'disputes',
      record: supplierSettlement,
      tasks: found.disputes.map(({ id, name, supplierName, note }) => ({
        id,
        name: `${name} · ${supplierName}`,
        note: note ?? '',
      })),
    },
  ];
}

function day(value: string): { readonly day: string } {
  return { day: formatDate(value) };
}
