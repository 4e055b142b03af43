import type { ReactElement } from 'react';
import { auditEventDetail } from '#bridge/calls/audit/audit-events.ts';
import { employeeHistory } from '#bridge/calls/joyhr/employee-record.ts';
import { employeeFieldWords } from '#bridge/calls/joyhr/terms.ts';
import { useAppContext, useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from './audit.module.css';
import type { AuditEvent } from './audit.tsx';
import { useAuditWords } from './texts/audit-texts.ts';

interface ShownChange {
  readonly field: string;
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One event: who did it where, what it changed as far as the reader may see it, and what else it wrote down. */
export function AuditDetails({ event }: { event: AuditEvent }): ReactElement {
  const t = useAuditWords();
  const call = useCall(auditEventDetail, { id: event.id });
  return (
    <div className={css.details}>
      <DescriptionList
        items={[
          { id: 'at', term: t('fields.at'), value: formatDate(event.at, 'second') },
          {
            id: 'userName',
            term: t('fields.userName'),
            value: [event.userName ?? t('system'), event.account].filter(Boolean).join(' · '),
          },
          {
            id: 'target',
            term: event.kindName || t('fields.targetName'),
            value: event.targetName ?? event.target,
          },
          { id: 'outcome', term: t('fields.outcome'), value: t(`outcomes.${event.outcome}`) },
          { id: 'app', term: t('fields.appName'), value: event.appName ?? t('portal') },
          { id: 'action', term: t('fields.action'), value: event.action },
        ]}
      />
      {call.state === 'failed' && <Banner tone="bad" title={call.error.words} />}
      {!call.data && call.state !== 'failed' && <SkeletonLines lines={3} />}
      {call.data && isEmployee(event) ? (
        <EmployeeChanges event={event} />
      ) : (
        call.data && <Changes changes={call.data.changes} />
      )}
      {call.data && call.data.facts.length > 0 && (
        <section>
          <h3 className={css.title}>{t('facts')}</h3>
          <DescriptionList
            items={call.data.facts.map(({ name, value }) => ({ id: name, term: name, value }))}
          />
        </section>
      )}
    </div>
  );
}

function isEmployee({ target, outcome }: AuditEvent): boolean {
  return target.startsWith('employee:') && outcome === 'ok';
}

/** A save and its line in the trail are of one transaction; more than this apart they are two. */
const apart = 15_000;

/** What a save of an employee changed, by the employee's own history: it obeys the rights of the reader. */
function EmployeeChanges({ event }: { event: AuditEvent }): ReactElement {
  const { locale } = useAppContext();
  const employmentId = event.target.slice('employee:'.length);
  const call = useCall(employeeHistory, { employmentId, rows: 200 });
  if (!call.data && call.state !== 'failed') return <SkeletonLines lines={3} />;
  const moment = Date.parse(event.at);
  const entry = call.data?.rows
    .filter(({ actorName }) => actorName === event.userName)
    .map((one) => ({ ...one, apart: Math.abs(Date.parse(one.at) - moment) }))
    .filter((one) => one.apart < apart)
    .toSorted((one, other) => one.apart - other.apart)[0];
  const words: Readonly<Record<string, string>> = employeeFieldWords[locale];
  const changes = entry?.changes.map((change) => ({
    ...change,
    name: words[change.field] ?? change.field,
  }));
  return <Changes changes={changes ?? null} />;
}

function Changes({ changes }: { changes: readonly ShownChange[] | null }): ReactElement {
  const t = useAuditWords();
  const show = ({ before, after }: ShownChange, value: string | null): string => {
    if (before === null && after === null) return t('hidden');
    return value ?? t('empty');
  };
  return (
    <section>
      <h3 className={css.title}>{t('changes')}</h3>
      {changes === null || changes.length === 0 ? (
        <p className={css.hint}>{t('noChanges')}</p>
      ) : (
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{change.name}</th>
                <td>{show(change, change.before)}</td>
                <td>{show(change, change.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
