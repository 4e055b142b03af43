import { useEffect, useRef, useState } from 'react';
import type { getExamQuestions } from '#bridge/calls/elephantstep/examination.ts';
import { keepLateAnswer, saveExamAnswer } from '#bridge/calls/elephantstep/examination.ts';
import { trainingCodes } from '#bridge/calls/elephantstep/terms.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { Question } from './exam-question.tsx';

type Paper = ResultOf<typeof getExamQuestions>;

/** Milliseconds between two tries to save what is not saved. */
const retryAfter = 1000;

/** The answers of a running attempt: kept here until the gateway has them, in the order of their changes. */
export function usePaper(paper: Paper) {
  const gateway = useGateway();
  const [questions, setQuestions] = useState<readonly Question[]>(paper.questions);
  const [late, setLate] = useState<ReadonlySet<number>>(new Set());
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  const latest = useRef(questions);
  const sending = useRef(false);
  latest.current = questions;

  async function flush(places: ReadonlySet<number>): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    let complete = true;
    for (const place of places) {
      const question = latest.current[place];
      if (question === undefined) continue;
      const { sequence } = question;
      try {
        if (await sendAnswer(gateway, paper.attemptId, place, question))
          setLate((before) => new Set([...before, place]));
        if (latest.current[place]?.sequence === sequence) {
          setWaiting((before) => new Set([...before].filter((one) => one !== place)));
        }
      } catch {
        complete = false;
      }
    }
    sending.current = false;
    return complete;
  }

  useEffect(() => {
    if (waiting.size === 0) return;
    const timer = setInterval(() => void flush(waiting), retryAfter);
    return () => clearInterval(timer);
  });

  function change(place: number, chosen: string[], written: string): void {
    setQuestions((before) =>
      before.map((one, index) =>
        index === place ? { ...one, chosen, written, sequence: one.sequence + 1 } : one,
      ),
    );
    setWaiting((before) => new Set([...before, place]));
  }
  return { questions, change, unsaved: waiting.size, late: late.size };
}

/** Saves an answer, or has it kept aside where the time is over; returns whether it came too late. */
async function sendAnswer(
  gateway: ReturnType<typeof useGateway>,
  attemptId: string,
  place: number,
  { sequence, chosen, written }: Question,
): Promise<boolean> {
  const said = written.trim();
  const answer = { attemptId, place, sequence, chosen, ...(said !== '' && { written: said }) };
  try {
    await gateway.call(saveExamAnswer, answer);
    return false;
  } catch (error) {
    const isLate = error instanceof GatewayError && error.codeName === trainingCodes.timeOver.name;
    if (!isLate) throw error;
    await gateway.call(keepLateAnswer, answer);
    return true;
  }
}
