/** Recruitment: what is asked for, jobs, candidates, and the way of an application to an entry. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { boardCalls } from './board.ts';
import { consentCalls } from './consents.ts';
import { duplicateCalls } from './duplicates.ts';
import { interviewCalls } from './interviews.ts';
import { recruitNameCalls } from './names.ts';
import { offerLinkCalls } from './offer-links.ts';
import { offerCalls } from './offers.ts';
import { candidateCalls } from './records/candidate.ts';
import { hiringChannelCalls } from './records/channel.ts';
import { hiringJobCalls } from './records/job.ts';
import { offerRecordCalls } from './records/offer.ts';
import { offerTemplateCalls } from './records/offer-template.ts';
import { requisitionCalls } from './records/requisition.ts';
import { hiringStageCalls } from './records/stage.ts';
import { resumeCalls } from './resumes.ts';
import { timeCalls } from './times.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type RecruitRecordCalls = KeyedCalls<'hiringChannel', typeof hiringChannelCalls> &
  KeyedCalls<'hiringStage', typeof hiringStageCalls> &
  KeyedCalls<'requisition', typeof requisitionCalls> &
  KeyedCalls<'hiringJob', typeof hiringJobCalls> &
  KeyedCalls<'candidate', typeof candidateCalls> &
  KeyedCalls<'offer', typeof offerRecordCalls> &
  KeyedCalls<'offerTemplate', typeof offerTemplateCalls>;

const ownCalls = {
  ...boardCalls,
  ...interviewCalls,
  ...timeCalls,
  ...offerCalls,
  ...offerLinkCalls,
  ...recruitNameCalls,
  ...duplicateCalls,
  ...resumeCalls,
  ...consentCalls,
};

/** The calls of recruitment, those of its records among them. */
export const recruitCalls: typeof ownCalls & RecruitRecordCalls = {
  ...ownCalls,
  ...keyed('hiringChannel', hiringChannelCalls),
  ...keyed('hiringStage', hiringStageCalls),
  ...keyed('requisition', requisitionCalls),
  ...keyed('hiringJob', hiringJobCalls),
  ...keyed('candidate', candidateCalls),
  ...keyed('offer', offerRecordCalls),
  ...keyed('offerTemplate', offerTemplateCalls),
} satisfies CallTable;
