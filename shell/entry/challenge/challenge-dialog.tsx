import { type ReactElement, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import type { AskedChallenge } from '../../stores/session/challenges.ts';
import { Notice } from '../notice.tsx';
import { BrowserWork } from './browser-work.tsx';
import css from './challenge.module.css';
import { canWork } from './find-number.ts';
import { PictureCode } from './picture-code.tsx';
import { SliderPuzzle } from './slider-puzzle.tsx';
import { useChallengeTexts } from './texts/challenge-texts.ts';
import { type ChallengeKind, useChallenge } from './use-challenge.ts';

const otherKinds: readonly ChallengeKind[] = canWork
  ? ['slider', 'picture', 'work']
  : ['slider', 'picture'];

/** Asks a person to pass a challenge, in the way that suits them. */
export function ChallengeDialog({ asked }: { asked: AskedChallenge }): ReactElement {
  const t = useChallengeTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const challenge = useChallenge(asked.purpose, asked.end);
  const { kind, drawn, words } = challenge;
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      onClose={() => asked.end(undefined)}
    >
      <header className={css.head}>
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <Button
          variant="quiet"
          icon="close"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        />
      </header>
      {kind !== 'work' && <p className={css.lead}>{t(`leads.${kind}`)}</p>}
      {words && <Notice words={words} />}
      {drawn === undefined ? (
        <p className={css.waiting} role="status">
          {!words && <Spinner size={24} label={t('loading')} />}
        </p>
      ) : (
        <Task key={drawn.challenge} challenge={challenge} />
      )}
      <p className={css.others}>
        {kind !== 'work' && <LinkButton onClick={challenge.again}>{t('again')}</LinkButton>}
        {otherKinds
          .filter((other) => other !== kind)
          .map((other) => (
            <LinkButton key={other} onClick={() => challenge.choose(other)}>
              {t(`kinds.${other}`)}
            </LinkButton>
          ))}
      </p>
    </dialog>
  );
}

/** What is to be done. */
function Task({
  challenge: { kind, drawn, busy, submit },
}: {
  challenge: ReturnType<typeof useChallenge>;
}): ReactElement | null {
  if (drawn === undefined) return null;
  const send = (answer: string): void => void submit(answer);
  if (kind === 'picture') {
    return <PictureCode challenge={drawn.challenge} busy={busy} onSubmit={send} />;
  }
  if (drawn.slider === null) {
    return <BrowserWork challenge={drawn.challenge} bits={drawn.bits} onSubmit={send} />;
  }
  return (
    <SliderPuzzle
      challenge={drawn.challenge}
      slider={drawn.slider}
      busy={busy}
      onSubmit={(answer, trail) => void submit(answer, trail)}
    />
  );
}
