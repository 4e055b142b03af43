import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchMonth } from '#bridge/calls/outsourcing/settle.ts';
import { rowPlace } from '#bridge/calls/record/record-page.ts';
import { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import { supplierSettlementWords } from '#bridge/calls/supplier/records/settlement.words.ts';
import { useOpenPlace, usePermission } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './agency-invoices.module.css';

type Agency = NonNullable<ResultOf<typeof dispatchMonth>['agencies']>[number];

const tones = { none: 'neutral', received: 'warn', accepted: 'good' } as const;

/** What each agency is owed for the month once it has confirmed it whole, and how far its invoice is. */
export function AgencyInvoices({ agencies }: { agencies: readonly Agency[] }): ReactElement {
  const t = useWords();
  const locale = useLocale();
  const open = useOpenPlace();
  const mayOpen = usePermission(supplierSettlement.functionId);
  const { states, choices } = supplierSettlementWords[locale];
  return (
    <section className={css.agencies} aria-labelledby="agencies">
      <h2 id="agencies" className={css.title}>
        {t('month.agencies')}
      </h2>
      <ul className={css.list}>
        {agencies.map(({ id, agencyName, number, gross, state, invoice, invoiceNumber }) => (
          <li key={id} className={css.agency}>
            <strong>{agencyName}</strong>
            <span className={css.note}>{number}</span>
            <span className={css.amount}>¥{moneyWords(gross)}</span>
            <Tag>{states?.[state] ?? state}</Tag>
            <Tag tone={tones[invoice]}>
              {t('month.invoice', { state: choices.invoice?.[invoice] ?? invoice })}
            </Tag>
            {invoiceNumber !== null && <span className={css.note}>{invoiceNumber}</span>}
            {mayOpen && (
              <Button
                size="sm"
                aria-label={`${t('month.openSettlement')} ${number}`}
                onClick={() => {
                  const { app, route } = rowPlace(supplierSettlement, id);
                  void open(`${app}${route}`);
                }}
              >
                {t('month.openSettlement')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
