import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { messageFunctions } from '#bridge/calls/message/functions.ts';
import type { roleChoices } from '#bridge/calls/uac/roles.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { isForNoRole, mayGrant } from './grants.ts';
import { listRuledTypes } from './ruled-types.ts';
import { portalWords } from './texts/portal-words.ts';

type Catalogue = ResultOf<typeof roleChoices>;

/** Returns what roles can allow in this company: pages and buttons of its applications, and fields of its records. */
export async function listRoleChoices(context: CallContext): Promise<Catalogue> {
  return {
    apps: [...listGrantableApps(context), portalFunctions(context)],
    types: [...(await listRuledTypes(context))],
  };
}

/** The applications of the company with the pages and buttons that roles give; those of operators are left out. */
export function listGrantableApps(
  context: Pick<CallContext, 'apps' | 'locale' | 'rights'>,
): Catalogue['apps'] {
  const { locale, rights } = context;
  const choice = (functionId: string, name: string) => ({
    functionId,
    name,
    mayGrant: mayGrant(rights, functionId),
  });
  return context.apps.all
    .map(({ manifest }) => ({
      code: manifest.code,
      name: manifest.name[locale],
      pages: manifest.pages
        .filter(({ functionId }) => !isForNoRole(functionId))
        .map((page) => ({
          ...choice(page.functionId, page.name[locale]),
          code: page.code,
          buttons: page.buttons.map((button) => choice(button.functionId, button.name[locale])),
        })),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** What the portal itself lets people do, outside any application. */
function portalFunctions({ locale, rights }: CallContext): Catalogue['apps'][number] {
  const words = portalWords[locale];
  const functionId = messageFunctions.publish;
  return {
    code: 'portal',
    name: words.portal,
    pages: [
      {
        code: 'publish',
        functionId,
        name: words.publish,
        mayGrant: mayGrant(rights, functionId),
        buttons: [],
      },
    ],
  };
}
