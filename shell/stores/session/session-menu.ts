import { codeWords } from '#bridge/calls/kit/words.ts';
import { locale } from '#ui/texts/locale.ts';
import { GatewayError } from '../../gateway.ts';

/** The menu comes with the portal: the sign-in page does without. */
export const importMenu = (): Promise<typeof import('../menu/menu.ts')> =>
  import('../menu/menu.ts');

/** The gateway's own words for a menu that was refused; one that never came has the sentence of specification §8. */
export async function loadMenu(): Promise<void> {
  const menu = await importMenu();
  await menu.loadMenu().catch((cause: unknown) => {
    if (!(cause instanceof GatewayError && isSilence(cause))) throw cause;
    throw new GatewayError(cause.codeName, { msg: codeWords[locale.get()].internal });
  });
}

/** Whether the gateway was not reached at all. */
export function isSilence({ codeName }: GatewayError): boolean {
  return codeName === 'network' || codeName === 'timeout';
}
