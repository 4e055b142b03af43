/** The page's place: what its route says, and back. */

/** Which page, and on the first one which conversation. */
export type Place =
  | { readonly page: 'chat'; readonly conversationId: string | null }
  | { readonly page: 'drafts'; readonly draftId: string | null }
  | { readonly page: 'settings' | 'tokens' | 'log' };

/** Reads a route such as `/chat?id=…`; what it does not know is a new conversation. */
export function readPlace(route: string): Place {
  const [path = '', query = ''] = route.split('?');
  if (path === '/settings') return { page: 'settings' };
  if (path === '/tokens') return { page: 'tokens' };
  if (path === '/log') return { page: 'log' };
  const id = new URLSearchParams(query).get('id');
  if (path === '/drafts') return { page: 'drafts', draftId: id };
  return { page: 'chat', conversationId: id };
}

/** The route of a conversation; of a new one without an id. */
export function routeOf(conversationId: string | null): string {
  return conversationId === null ? '/chat' : `/chat?id=${conversationId}`;
}
