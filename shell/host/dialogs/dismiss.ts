/** What becomes of a question that no one answers, and of Back while one is asked. */
import { leaveAfterSeconds } from '#bridge/methods/dialogs.ts';
import {
  answerConfirm,
  answerDiscard,
  answerDraft,
  answerEvict,
  answerLeave,
  answerMustRead,
  answerOutside,
  answerProof,
  closeImages,
  type Dialog,
  dialog,
} from '../../stores/dialogs/dialogs.ts';
import { holdBack } from '../../stores/history/back-stack.ts';
import { prompt } from '../../stores/session/prompts.ts';

/** Answers a question with what changes nothing. */
export function dismiss(asked: Dialog): void {
  if (asked.kind === 'evict') answerEvict(asked.id, null);
  else if (asked.kind === 'mustRead') answerMustRead(asked.id, false);
  else if (asked.kind === 'draft') answerDraft(asked.id, 'cancelled');
  else if (asked.kind === 'images') closeImages(asked.id);
  else if (asked.kind === 'discard') answerDiscard(asked.id, false);
  else if (asked.kind === 'proof') answerProof(asked.id, false);
  else if (asked.kind === 'leave') answerLeave(asked.id, false);
  else if (asked.kind === 'outside') answerOutside(asked.id, false);
  else answerConfirm(asked.id, 'cancel');
}

let leaving: Promise<void> = Promise.resolve();

/** Lets Back dismiss what is asked, instead of leading to another page below it; returns how to stop. */
export function coverQuestions(): () => void {
  let leave: (() => Promise<void>) | null = null;
  // A prompt that stops the whole page has one way out, and ends with the page.
  const stopPrompt = prompt.subscribe((shown) => void (shown && holdBack(() => undefined)));
  const stopDialog = dialog.subscribe((asked) => {
    if (asked && !leave) {
      leave = holdBack(dismissInFront);
    } else if (!asked && leave) {
      leaving = leave();
      leave = null;
    }
  });
  return () => {
    stopPrompt();
    stopDialog();
  };
}

/** Settles once the history is back where it was before the question; after that, the answer may lead to another page. */
export function questionsLeft(): Promise<void> {
  return leaving;
}

function dismissInFront(): void {
  const asked = dialog.get();
  if (asked && mayBeLeft(asked)) dismiss(asked);
}

/** An announcement stands for some seconds whatever the person does. */
function mayBeLeft(asked: Dialog): boolean {
  return asked.kind !== 'mustRead' || Date.now() >= asked.shownAt + leaveAfterSeconds * 1_000;
}
