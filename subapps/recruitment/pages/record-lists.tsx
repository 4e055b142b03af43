import type { ReactElement } from 'react';
import { hiringChannel, hiringChannelCalls } from '#bridge/calls/recruit/records/channel.ts';
import { hiringChannelWords } from '#bridge/calls/recruit/records/channel.words.ts';
import { hiringJob, hiringJobCalls } from '#bridge/calls/recruit/records/job.ts';
import { hiringJobWords } from '#bridge/calls/recruit/records/job.words.ts';
import { offer, offerRecordCalls } from '#bridge/calls/recruit/records/offer.ts';
import { offerWords } from '#bridge/calls/recruit/records/offer.words.ts';
import { offerTemplate, offerTemplateCalls } from '#bridge/calls/recruit/records/offer-template.ts';
import { offerTemplateWords } from '#bridge/calls/recruit/records/offer-template.words.ts';
import { requisition, requisitionCalls } from '#bridge/calls/recruit/records/requisition.ts';
import { requisitionWords } from '#bridge/calls/recruit/records/requisition.words.ts';
import { hiringStage, hiringStageCalls } from '#bridge/calls/recruit/records/stage.ts';
import { hiringStageWords } from '#bridge/calls/recruit/records/stage.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** What departments ask for. */
export function Requisitions(): ReactElement {
  return (
    <RecordPage
      code="recruitment.requisitions"
      record={requisition}
      words={requisitionWords}
      calls={requisitionCalls}
    />
  );
}

/** The advertised jobs. */
export function Jobs(): ReactElement {
  return (
    <RecordPage
      code="recruitment.jobs"
      record={hiringJob}
      words={hiringJobWords}
      calls={hiringJobCalls}
    />
  );
}

/** Where candidates come from. */
export function Channels(): ReactElement {
  return (
    <RecordPage
      code="recruitment.channels"
      record={hiringChannel}
      words={hiringChannelWords}
      calls={hiringChannelCalls}
    />
  );
}

/** The columns of the boards. */
export function Stages(): ReactElement {
  return (
    <RecordPage
      code="recruitment.stages"
      record={hiringStage}
      words={hiringStageWords}
      calls={hiringStageCalls}
    />
  );
}

/** What candidates are offered. */
export function Offers(): ReactElement {
  return (
    <RecordPage
      code="recruitment.offers"
      record={offer}
      words={offerWords}
      calls={offerRecordCalls}
    />
  );
}

/** The texts of offer letters. */
export function OfferTemplates(): ReactElement {
  return (
    <RecordPage
      code="recruitment.offer-templates"
      record={offerTemplate}
      words={offerTemplateWords}
      calls={offerTemplateCalls}
    />
  );
}
