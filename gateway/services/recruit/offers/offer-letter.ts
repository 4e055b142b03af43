import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { letterStates, type offerLetter, payParts } from '#bridge/calls/recruit/offers.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readDetail } from '#gateway/record/detail.ts';
import { openScope } from '#gateway/record/scope.ts';
import { answerPagePdf } from '../../filecenter/pdf/page-pdf.ts';
import { records } from '../../records.ts';
import { offers } from '../records/offers.ts';
import { letterWords } from '../texts/letter-words.ts';
import { readLetterFacts, writeLetter } from './letter-text.ts';

/**
 * Draws the letter of an offer in the language of the caller.
 * @throws {RefusedError} `notFound`; `noFieldPermission` for who may not read all of its pay; `letterNotReady` for a
 * draft and a withdrawn offer
 */
export async function answerLetter(
  context: CallContext,
  { id }: ParsedRequestOf<typeof offerLetter>,
): Promise<FileAnswer> {
  const { state } = await readWithPay(context, id);
  if (!letterStates.some((one) => one === state))
    throw new RefusedError(recruitCodes.letterNotReady);
  context.record(`offer:${id}`, { letter: true });
  return answerPagePdf(context, await letterPage(context, id));
}

/**
 * Reads an offer with all of its pay.
 * @throws {RefusedError} `notFound`; `noFieldPermission` for who may not read all of its pay
 */
export async function readWithPay(context: CallContext, id: string) {
  const detail = await readDetail(await openScope(context, offers, records), id);
  const { rights } = detail;
  const isShown = (name: string): boolean => rights[name] === 'read' || rights[name] === 'write';
  if (![...payParts, 'payMonths'].every(isShown)) throw new RefusedError('noFieldPermission');
  return detail;
}

/** The letter of an offer as the page of a PDF. */
export async function letterPage(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now' | 'locale'>,
  id: string,
) {
  const { locale } = context;
  const words = letterWords[locale];
  const facts = await readLetterFacts(context, id);
  const { body, terms, end } = writeLetter(locale, facts);
  return {
    title: `${words.title} ${facts.candidate}`,
    blocks: [
      { kind: 'text' as const, text: body },
      { kind: 'heading' as const, text: words.terms },
      { kind: 'facts' as const, rows: terms.map(({ term, value }) => [term, value]) },
      { kind: 'text' as const, text: end },
      { kind: 'text' as const, text: facts.company },
    ],
  };
}
