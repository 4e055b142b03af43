import { calls } from '#bridge/calls/index.ts';
import type { ChallengePurpose } from '#bridge/calls/uac/challenge.ts';
import { hashOf } from '#gateway/services/uac/secrets.ts';
import type { TestGateway } from './gateway.ts';

/** A way of a piece that a hand could have made, to some left edge. */
export function handTrail(left: number): [number, number][] {
  const parts = [0, 0.1, 0.3, 0.55, 0.8, 0.95, 1];
  return parts.map((part, index) => [Math.round(part * left), index * 70 + (index % 2) * 9]);
}

/** The left edge of the hole of a slider puzzle, as only the gateway's database knows it. */
export async function holeOf(gateway: TestGateway, challenge: string): Promise<number> {
  const row = await gateway.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('sign_in_challenge')
        .select('answer')
        .where('secret_hash', '=', hashOf(challenge))
        .executeTakeFirstOrThrow(),
  );
  return Number(row.answer);
}

/** Passes a slider puzzle; returns what counts once. */
export async function passFor(
  gateway: TestGateway,
  purpose: ChallengePurpose,
  address: string,
): Promise<string> {
  const browser = gateway.browser();
  const drawn = await browser.call(calls.generateCaptcha, { kind: 'slider', purpose }, { address });
  const challenge = drawn.answer.result?.challenge ?? '';
  const left = await holeOf(gateway, challenge);
  const given = { challenge, answer: String(left), trail: handTrail(left) };
  const { answer } = await browser.call(calls.checkCaptcha, given, { address });
  return answer.result?.pass ?? '';
}
