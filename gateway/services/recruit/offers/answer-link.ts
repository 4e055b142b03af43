/** What a candidate does with the link to an offer, without an account: read it, save its letter, answer it. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  answerOfferLink,
  offerLinkLetter,
  readOfferLink,
} from '#bridge/calls/recruit/offer-links.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import { readEmail } from '#bridge/calls/uac/contacts.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { keepHistory } from '#gateway/record/history.ts';
import { answerPagePdf } from '../../filecenter/pdf/page-pdf.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { findCompany } from '../links/link-code.ts';
import { offers } from '../records/offers.ts';
import { readLetterFacts, writeLetter } from './letter-text.ts';
import { letterPage } from './offer-letter.ts';
import { type LinkedOffer, linkStateOf, readLinkedOffer } from './offer-links.ts';
import { followMove } from './offer-rules.ts';
import { tellAnswer } from './tell-answer.ts';

type Shown = ResultOf<typeof readOfferLink>;
type Answer = ParsedRequestOf<typeof answerOfferLink>;
type Rows = Pick<CallContext, 'database' | 'tenantId' | 'now' | 'locale'> &
  Pick<GatewaySessionContext['services'], 'brands'>;

const link = { kind: 'offer', unknown: recruitCodes.offerUnknown } as const;

/** Returns what a link opens. */
export async function openOfferBy(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof readOfferLink>,
): Promise<Shown> {
  return inCompany(context, code, 'read', async (rows) => present(rows, await find(rows, code)));
}

/**
 * Draws the letter of an offer that a link opens, in the language of the page.
 * @throws {RefusedError} `offerUnknown`; `notNow` when the link opens the offer no longer
 */
export async function downloadLetterBy(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof offerLinkLetter>,
): Promise<FileAnswer> {
  const page = await inCompany(context, code, 'read', async (rows) => {
    const found = await find(rows, code);
    if (linkStateOf(found, dayOf(rows.now())) !== 'open') throw new RefusedError('notNow');
    return letterPage(rows, found.offerId);
  });
  return answerPagePdf(context, page);
}

/**
 * Notes the answer of a candidate as a recruiter would. Once the offer is answered, or is over, nothing changes.
 * @throws {RefusedError} `offerUnknown`; `badInput` for a refusal without its reason
 */
export async function answerOfferBy(
  context: GatewaySessionContext,
  request: Answer,
): Promise<Shown> {
  const { code, answer, note } = request;
  if (answer === 'declined' && note === undefined) {
    throw new RefusedError('badInput', { fields: [{ path: 'note', issue: 'required' }] });
  }
  const { shown, answered } = await inCompany(context, code, 'write', async (rows) => {
    await lockOffer(rows, await find(rows, code));
    const found = await find(rows, code);
    const isOpen = linkStateOf(found, dayOf(rows.now())) === 'open';
    if (isOpen) await noteAnswer(rows, found, request);
    const answered = isOpen ? { ...found, tenantId: rows.tenantId } : null;
    return { shown: await present(rows, await find(rows, code)), answered };
  });
  if (answered !== null) confirm(context, answered, answer);
  return shown;
}

/** Mails the candidate what they answered, in the language of the page. */
function confirm(
  context: GatewaySessionContext,
  { tenantId, email, companyName, jobTitle, entryOn }: LinkedOffer & { readonly tenantId: string },
  answer: Answer['answer'],
): void {
  const target = readEmail(email ?? '');
  if (target === null) return;
  const template = answer === 'accepted' ? 'offerAccepted' : 'offerDeclined';
  const parts = { company: companyName, job: jobTitle, time: entryOn };
  const { locale } = context;
  context.services.delivery.post({ channel: 'mail', target, template, parts, locale, tenantId });
}

async function inCompany<Result>(
  context: GatewaySessionContext,
  code: string,
  mode: 'read' | 'write',
  work: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  const tenantId = await findCompany(context, code, link);
  const { locale, now } = context;
  const { brands } = context.services;
  return context.services.database.withTransaction(
    { tenantId, accountId: null },
    mode,
    (database) => work({ database, tenantId, locale, now, brands }),
  );
}

async function find(rows: Rows, code: string): Promise<LinkedOffer> {
  const found = await readLinkedOffer(rows, code);
  if (found === undefined) throw new RefusedError(recruitCodes.offerUnknown);
  return found;
}

/** Two answers at once, and an answer beside a move of the recruiter: the second waits for the first. */
async function lockOffer({ database, tenantId }: Rows, { offerId }: LinkedOffer): Promise<void> {
  await database
    .selectFrom('offer')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', offerId)
    .select('id')
    .forUpdate()
    .execute();
}

async function noteAnswer(rows: Rows, found: LinkedOffer, { answer, note }: Answer): Promise<void> {
  const { database, tenantId, now } = rows;
  const { offerId: id, candidateName: name } = found;
  const reason = answer === 'declined' ? note : undefined;
  const { version } = await database
    .updateTable('offer')
    .set({
      state: answer,
      version: sql<number>`version + 1`,
      ...(reason !== undefined && { answer_note: reason }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const actor = { accountId: null, name };
  const changes = [
    { field: 'state', before: found.state, after: answer },
    ...(reason === undefined ? [] : [{ field: 'state.reason', before: null, after: reason }]),
  ];
  await keepHistory(rows, { record: offers.record.name, actor }, [
    { id, action: 'move', version, changes },
  ]);
  await followMove({ database, tenantId, now, ...actor }, id, answer, reason);
  await tellAnswer(rows, found, { answer, reason });
}

async function present(rows: Rows, found: LinkedOffer): Promise<Shown> {
  const { companyName, systemCode, jobTitle, contactName, offerId } = found;
  const state = linkStateOf(found, dayOf(rows.now()));
  const logoUrl = rows.brands.logoOf(systemCode);
  const shown = { companyName, systemCode, logoUrl, jobTitle, contactName, state };
  if (state !== 'open') return { ...shown, offer: null };
  const { positionName, entryOn, validUntil } = found;
  const letter = writeLetter(rows.locale, await readLetterFacts(rows, offerId));
  return { ...shown, offer: { positionName, entryOn, validUntil, letter } };
}
