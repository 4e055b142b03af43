import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { candidates, hiringJobs, requisitions } from '#gateway/services/recruit/records/index.ts';
import type { DemoGateway } from '../demo-gateway.ts';
import { ask, newValues } from './record-bench.ts';

interface Row extends Asked {
  readonly fields: Readonly<Record<string, string | number | null>>;
}

/** An offer in the version it is known in. */
interface Asked {
  readonly id: string;
  readonly version: number;
}

interface Approved {
  readonly applicationId: string;
  readonly offer: Asked;
}

/** A sent offer, with the code of its link. */
interface Sent {
  readonly offer: Asked;
  readonly sent: ResultOf<typeof calls.sendOffer>['sent'];
  readonly link: string;
  readonly code: string;
}

/** A job of the demo, and the way of its candidates to an offer of 17,600 a month. */
export interface OfferBench {
  readonly jobId: string;
  /** The approved offer of a new candidate; without an address where it is null. */
  approved(name: string, email?: string | null): Promise<Approved>;
  move(offer: Asked, name: 'approve' | 'revise' | 'expire'): Promise<Asked>;
  send(offer: Asked): Promise<Sent>;
  /** Both at once. */
  offered(name: string): Promise<Sent & Approved>;
}

/** Opens a job without a recruiter, whose manager is the account `manager`. */
export async function openOfferBench(demo: DemoGateway): Promise<OfferBench> {
  const managerId = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
  const { jobId, positionId } = await openJob(demo, managerId);

  const move: OfferBench['move'] = async ({ id, version }, name) => {
    const moved = await demo.ask('hr', calls.offerMove, { id, version, move: name });
    return { id, version: moved.version };
  };
  const send: OfferBench['send'] = async ({ id, version }) => {
    const { link, sent, ...saved } = await demo.ask('hr', calls.sendOffer, { id, version });
    const offer = { id, version: saved.version };
    return { offer, sent, link, code: link.slice(link.indexOf('#') + 1) };
  };
  const approved: OfferBench['approved'] = async (name, email = 'lin@example.com') => {
    const candidate = await make(demo, candidates, { name, email });
    const applied = { jobId, candidateId: candidate.id };
    const { id: applicationId } = await demo.ask('hr', calls.addApplication, applied);
    const saved = await demo.ask('hr', calls.saveOffer, {
      applicationId,
      positionId,
      managerId,
      entryOn: addDays(demo.today, 20),
      contractMonths: 36,
      probationMonths: 3,
      basePay: '17600',
      payMonths: '13',
      validUntil: addDays(demo.today, 10),
    });
    return { applicationId, offer: await move(saved, 'approve') };
  };
  return {
    jobId,
    approved,
    move,
    send,
    async offered(name) {
      const { applicationId, offer } = await approved(name);
      return { applicationId, ...(await send(offer)) };
    },
  };
}

async function openJob(demo: DemoGateway, manager: string) {
  const plain = { reason: 'new', leaver: null, payFrom: null, payTo: null };
  const draft = await make(demo, requisitions, { heads: 40, type: 'full-time', ...plain });
  const requisition = await moveRow(demo, draft, requisitions, 'submit');
  const { organ, position } = requisition.fields;
  const values = { requisition: requisition.id, organ, manager, recruiter: null };
  const job = await make(demo, hiringJobs, values);
  await moveRow(demo, job, hiringJobs, 'publish');
  return { jobId: job.id, positionId: String(position) };
}

type Bound = Parameters<typeof newValues>[1];

async function make(demo: DemoGateway, bound: Bound, given: object): Promise<Row> {
  const values = { ...(await newValues(demo, bound)), ...given };
  return ask<Row>(demo, 'admin', bound, 'create', { values });
}

function moveRow(demo: DemoGateway, { id, version }: Asked, bound: Bound, name: string) {
  return ask<Row>(demo, 'admin', bound, 'move', { id, version, move: name });
}
