import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';

/** The directives of a page's policy with their sources. */
export function policyOf(response: LightMyRequestResponse): Map<string, string> {
  const text = String(response.headers['content-security-policy']);
  return new Map(
    text.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** The source that lets the script in a page run and no other one. */
export function hashOfInlineScript({ body }: LightMyRequestResponse): string {
  const [, script = ''] = /<script>(.*)<\/script>/.exec(body) ?? [];
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
