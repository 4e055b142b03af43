import type { ReactElement } from 'react';
import { agency, agencyCalls } from '#bridge/calls/outsourcing/records/agency.ts';
import { agencyWords } from '#bridge/calls/outsourcing/records/agency.words.ts';
import {
  dispatchAgreement,
  dispatchAgreementCalls,
} from '#bridge/calls/outsourcing/records/agreement.ts';
import { dispatchAgreementWords } from '#bridge/calls/outsourcing/records/agreement.words.ts';
import {
  dispatchAssignment,
  dispatchAssignmentCalls,
} from '#bridge/calls/outsourcing/records/assignment.ts';
import { dispatchAssignmentWords } from '#bridge/calls/outsourcing/records/assignment.words.ts';
import { dispatchPost, dispatchPostCalls } from '#bridge/calls/outsourcing/records/post.ts';
import { dispatchPostWords } from '#bridge/calls/outsourcing/records/post.words.ts';
import {
  dispatchReturn,
  dispatchReturnCalls,
} from '#bridge/calls/outsourcing/records/return-case.ts';
import { dispatchReturnWords } from '#bridge/calls/outsourcing/records/return-case.words.ts';
import {
  dispatchSettlement,
  dispatchSettlementCalls,
} from '#bridge/calls/outsourcing/records/settlement.ts';
import { dispatchSettlementWords } from '#bridge/calls/outsourcing/records/settlement.words.ts';
import {
  staffRequest,
  staffRequestCalls,
} from '#bridge/calls/outsourcing/records/staff-request.ts';
import { staffRequestWords } from '#bridge/calls/outsourcing/records/staff-request.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The dispatched workers. */
export function Assignments(): ReactElement {
  return (
    <RecordPage
      code="outsourcing.assignments"
      record={dispatchAssignment}
      words={dispatchAssignmentWords}
      calls={dispatchAssignmentCalls}
    />
  );
}

/** The workers that agencies are asked for. */
export function Requests(): ReactElement {
  return (
    <RecordPage
      code="outsourcing.requests"
      record={staffRequest}
      words={staffRequestWords}
      calls={staffRequestCalls}
    />
  );
}

/** The agencies that send workers. */
export function Agencies(): ReactElement {
  return (
    <RecordPage
      code="outsourcing.agencies"
      record={agency}
      words={agencyWords}
      calls={agencyCalls}
    />
  );
}

/** What is agreed with agencies. */
export function Agreements(): ReactElement {
  return (
    <RecordPage
      code="outsourcing.agreements"
      record={dispatchAgreement}
      words={dispatchAgreementWords}
      calls={dispatchAgreementCalls}
    />
  );
}

/** The posts of agreements. */
export function Posts(): ReactElement {
  return (
    <RecordPage
      code="outsourcing.posts"
      record={dispatchPost}
      words={dispatchPostWords}
      calls={dispatchPostCalls}
    />
  );
}

/** Workers who go back to their agency. */
export function Returns(): ReactElement {
  return (
    <RecordPage
      code="outsourcing.returns"
      record={dispatchReturn}
      words={dispatchReturnWords}
      calls={dispatchReturnCalls}
    />
  );
}

/** What agencies are owed. */
export function Settlements(): ReactElement {
  return (
    <RecordPage
      code="outsourcing.settlements"
      record={dispatchSettlement}
      words={dispatchSettlementWords}
      calls={dispatchSettlementCalls}
    />
  );
}
