import { useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type ChallengePurpose,
  type challengeKinds,
  checkCaptcha,
  generateCaptcha,
} from '#bridge/calls/uac/challenge.ts';
import { callGateway, GatewayError } from '../../gateway.ts';

/** How a person proves to be one. */
export type ChallengeKind = (typeof challengeKinds)[number];

/** A challenge that was drawn. */
export type DrawnChallenge = ResultOf<typeof generateCaptcha>;

type Trail = [x: number, at: number][];

/** Draws challenges until one is passed; a wrong try draws the next. */
export function useChallenge(purpose: ChallengePurpose, onPass: (pass: string) => void) {
  const [kind, setKind] = useState<ChallengeKind>('slider');
  const [round, setRound] = useState(0);
  const [drawn, setDrawn] = useState<DrawnChallenge>();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round draws another one.
  useEffect(() => {
    let wanted = true;
    setDrawn(undefined);
    callGateway(generateCaptcha, { kind, purpose }).then(
      (next) => wanted && setDrawn(next),
      (cause: unknown) => wanted && setWords(wordsOf(cause)),
    );
    return () => {
      wanted = false;
    };
  }, [kind, purpose, round]);

  const next = (): void => setRound((before) => before + 1);

  async function submit(answer: string, trail?: Trail): Promise<void> {
    if (drawn === undefined || busy) return;
    setBusy(true);
    setWords('');
    try {
      const given = { challenge: drawn.challenge, answer, ...(trail && { trail }) };
      const { pass } = await callGateway(checkCaptcha, given);
      onPass(pass);
    } catch (cause) {
      setWords(wordsOf(cause));
      next();
    } finally {
      setBusy(false);
    }
  }

  return {
    kind,
    drawn,
    words,
    busy,
    submit,
    again() {
      setWords('');
      next();
    },
    choose(other: ChallengeKind) {
      setWords('');
      setKind(other);
    },
  };
}

function wordsOf(cause: unknown): string {
  if (cause instanceof GatewayError) return cause.words;
  throw cause;
}
