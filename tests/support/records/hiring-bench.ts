import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { candidates, hiringJobs, requisitions } from '#gateway/services/recruit/records/index.ts';
import type { DemoGateway } from '../demo-gateway.ts';
import { ask, newValues } from './record-bench.ts';

/** A row of recruitment. */
export interface HiringRow {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly pending: string | null;
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
}

type Bound = Parameters<typeof newValues>[1];
type Kind = ResultOf<typeof calls.recruitBoard>['stages'][number]['kind'];
type Offer = { readonly id: string; readonly version: number };

/** An open job with its requisition. */
export interface OpenedJob {
  readonly jobId: string;
  readonly positionId: string;
  readonly requisition: HiringRow;
}

/** What tests of hiring do in the first demo company, as the account `hr` where nothing else is said. */
export interface HiringBench {
  /** The employment of the account `manager`. */
  readonly managerId: string;
  make(bound: Bound, given: object): Promise<HiringRow>;
  move(row: { id: string; version: number }, bound: Bound, name: string): Promise<HiringRow>;
  /** The draft of a requisition for new people. */
  asked(given?: object): Promise<HiringRow>;
  opened(given?: object): Promise<OpenedJob>;
  candidate(given: object): Promise<HiringRow>;
  apply(jobId: string, candidateId?: string): Promise<string>;
  look(id: string): Promise<ResultOf<typeof calls.applicationDetail>>;
  /** The request that moves an application to a stage. */
  toStage(id: string, kind: Kind, reason?: string): Promise<RequestOf<typeof calls.moveStage>>;
  moved(id: string, kind: Kind, reason?: string): Promise<unknown>;
  /** The approved offer of an application, in its stage. */
  approved(id: string, given?: object): Promise<Offer>;
  sent(id: string): Promise<Offer>;
  /** The code of the link to a sent offer. */
  sentLink(id: string): Promise<string>;
  code<C extends AnyCall>(account: string, call: C, request: RequestOf<C>): Promise<string>;
}

/** Opens the bench. */
export async function openHiringBench(demo: DemoGateway): Promise<HiringBench> {
  const managerId = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
  const make: HiringBench['make'] = async (bound, given) => {
    const values = { ...(await newValues(demo, bound)), ...given };
    return ask<HiringRow>(demo, 'admin', bound, 'create', { values });
  };
  const move: HiringBench['move'] = ({ id, version }, bound, name) =>
    ask<HiringRow>(demo, 'admin', bound, 'move', { id, version, move: name });
  const asked: HiringBench['asked'] = (given = {}) => {
    const plain = { reason: 'new', leaver: null, payFrom: null, payTo: null, type: 'full-time' };
    return make(requisitions, { heads: 9, ...plain, ...given });
  };
  const look: HiringBench['look'] = (id) => demo.ask('hr', calls.applicationDetail, { id });
  const toStage: HiringBench['toStage'] = async (id, kind, reason) => {
    const { version, jobId } = await look(id);
    const { stages } = await demo.ask('hr', calls.recruitBoard, { jobId });
    const stageId = stages.find((one) => one.kind === kind)?.id ?? '';
    return { id, version, stageId, ...(reason && { reason }) };
  };
  const moved: HiringBench['moved'] = async (id, kind, reason) =>
    demo.ask('hr', calls.moveStage, await toStage(id, kind, reason));
  const approved: HiringBench['approved'] = async (id, given = {}) => {
    const to = await toStage(id, 'offer', 'Known for years.');
    const { jobPosition, stageId } = await look(id);
    if (stageId !== to.stageId) await demo.ask('hr', calls.moveStage, to);
    const saved = await demo.ask('hr', calls.saveOffer, {
      applicationId: id,
      positionId: jobPosition?.id ?? '',
      managerId,
      entryOn: addDays(demo.today, 20),
      contractMonths: 36,
      probationMonths: 3,
      basePay: '18000',
      validUntil: addDays(demo.today, 10),
      ...given,
    });
    const { version } = await demo.ask('hr', calls.offerMove, { ...saved, move: 'approve' });
    return { id: saved.id, version };
  };
  return {
    managerId,
    make,
    move,
    asked,
    look,
    toStage,
    moved,
    approved,
    async opened(given = {}) {
      const requisition = await move(await asked(given), requisitions, 'submit');
      const { organ, position } = requisition.fields;
      const values = { requisition: requisition.id, organ, manager: managerId, recruiter: null };
      const job = await make(hiringJobs, values);
      await move(job, hiringJobs, 'publish');
      return { jobId: job.id, positionId: String(position), requisition };
    },
    candidate: (given) =>
      make(candidates, {
        phone: null,
        email: null,
        documentNumber: null,
        employer: null,
        ...given,
      }),
    async apply(jobId, candidateId) {
      const id = candidateId ?? (await make(candidates, { name: '林见深' })).id;
      return (await demo.ask('hr', calls.addApplication, { jobId, candidateId: id })).id;
    },
    async sent(id) {
      const offer = await approved(id);
      const { version } = await demo.ask('hr', calls.sendOffer, offer);
      return { id: offer.id, version };
    },
    async sentLink(id) {
      const { link } = await demo.ask('hr', calls.sendOffer, await approved(id));
      return link.slice(link.indexOf('#') + 1);
    },
    code: async (account, call, request) =>
      String((await (await demo.browser(account)).call(call, request)).code),
  };
}
