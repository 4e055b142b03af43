/** An agency whose people sign in, with a worker, a month and a request, for tests. */
import { calls } from '#bridge/calls/index.ts';
import { addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { dispatchSettlements, staffRequests } from '#gateway/services/outsourcing/records/index.ts';
import {
  agreed,
  closeMonth,
  entityOf,
  judge,
  make,
  move,
  type Row,
  working,
} from '#tests/contract/outsourcing/dispatch-bench.ts';
import type { DemoGateway } from './demo-gateway.ts';
import { freshIdNumber } from './records/life-bench.ts';

/** What an agency of a test has. */
export interface AgencyStock {
  readonly month: string;
  readonly agency: Row;
  readonly agreement: Row;
  readonly post: string;
  readonly assignment: Row;
  readonly employment: string;
  readonly workerName: string;
  readonly settlement: Row;
  readonly request: Row;
}

/** How often a demo was stocked. Of the demo, since the files of a worker share this module. */
const stocked = new WeakMap<DemoGateway, number>();

/** Makes a supplier an agency: one worker with a judged day, an approved line of a closed month, and a sent request. */
export async function stockAgency(
  demo: DemoGateway,
  supplier: Pick<Row, 'id' | 'fields'>,
): Promise<AgencyStock> {
  // After the days of the demo, each time another month: the days of a closed one do not change.
  const serial = (stocked.get(demo) ?? 0) + 1;
  stocked.set(demo, serial);
  const month = addMonths(monthStart(demo.today), serial);
  const entity = await entityOf(demo);
  const { creditCode } = supplier.fields;
  const company = { supplier: supplier.id, creditCode };
  const { agency, agreement, post } = await agreed(demo, {
    entity,
    agency: company,
    from: demo.today,
  });
  const assignment = await working(demo, post, {
    toOn: addMonths(month, 12),
    comparablePay: '7811.11',
    ownPay: '7622.22',
  });
  const employment = String(assignment.fields.employment);
  await judge(demo, employment, [{ day: month, worked: 480, overtime: 60 }]);
  await closeMonth(demo, month);
  const settlement = await approvedLine(demo, employment, month);
  const draft = await make(demo, staffRequests, {
    post,
    heads: 1,
    neededOn: demo.today,
    why: 'new',
    replaced: null,
  });
  const request = (await move(demo, staffRequests, draft, 'send')) as Row;
  const { rows } = await demo.gateway.asOwner((client) =>
    client.query<{ name: string }>(
      `select n.name from app.employment e join app.person n on n.tenant_id = e.tenant_id and n.id = e.person_id
       where e.id = $1`,
      [employment],
    ),
  );
  const workerName = rows[0]?.name ?? '';
  return {
    month,
    agency,
    agreement,
    post,
    assignment,
    employment,
    workerName,
    settlement,
    request,
  };
}

/** A line of a closed month that waits for its agency. */
export async function approvedLine(
  demo: DemoGateway,
  employment: string,
  month: string,
): Promise<Row> {
  const line = await make(demo, dispatchSettlements, {
    employment,
    month,
    hours: '8',
    overtime150: '1',
    overtime200: null,
    overtime300: null,
    insurance: '100',
  });
  return (await move(demo, dispatchSettlements, line, 'approve', { account: 'hr' })) as Row;
}

/** A worker as an agency proposes one. */
export function proposalOf(requestId: string, name: string) {
  return { requestId, name, phone: '13800138000', idNumber: freshIdNumber() };
}

/** Ids of an agency's rows by the fields of requests that name them. */
export async function idsOf(
  demo: DemoGateway,
  login: string,
  stock: AgencyStock,
): Promise<Readonly<Record<string, string>>> {
  const proposal = proposalOf(stock.request.id, `Candidate ${stock.request.id.slice(-8)}`);
  const { candidateId } = await demo.ask(login, calls.portalPropose, proposal);
  return { requestId: stock.request.id, candidateId };
}
