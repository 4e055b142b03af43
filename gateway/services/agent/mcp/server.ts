/** Speaks MCP with a program: one request, one answer, and nothing kept between them. */
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { toolOf } from '../tools/all.ts';
import { callTool } from './call-tool.ts';
import { describeTool, instructions, toolsOf } from './describe.ts';
import type { Program } from './program.ts';

/** Milliseconds for which a program may keep the list of tools; it is of one person. */
const LIST_LIFE = 60_000;

/** Beyond the codes of JSON-RPC: the request cannot be served now. The name of the reason is in the data. */
const REFUSED = -32_000;

/**
 * Serves one request of a program that was let in. The library knows both generations of the protocol: the one without
 * sessions (2026-07-28), and those before it, which begin with `initialize`.
 */
export async function answerProgram(
  program: Program,
  request: Request,
  body: unknown,
): Promise<Response> {
  // Loaded with the first program that comes: most gateways never see one.
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const handler = createMcpHandler(() => serverFor(program), {
    onerror: (error) => program.onFault(error),
    // A program receives nothing that it did not ask for.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  const { signal } = request;
  const response = await handler.fetch(request, { parsedBody: body });
  const text = await response.text();
  if (!signal.aborted) await handler.close();
  return new Response(text === '' ? null : text, response);
}

async function serverFor(program: Program) {
  const { Server, ProtocolError, ProtocolErrorCode } = await import('@modelcontextprotocol/server');
  const { locale } = program;
  const server = new Server(
    { name: 'atrium', title: 'Atrium', version: '1.0.0' },
    {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { 'tools/list': { ttlMs: LIST_LIFE, cacheScope: 'private' } },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: toolsOf(program).map((tool) => describeTool(tool, program)),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = toolOf(params.name);
    if (tool === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    }
    try {
      const { text, isError } = await callTool(program, tool, params.arguments ?? {});
      return { content: [{ type: 'text', text }], isError };
    } catch (error) {
      if (error instanceof RefusedError) {
        const { codeName: reason, detail } = error;
        throw new ProtocolError(REFUSED, error.words[locale], { reason, ...detail });
      }
      program.onFault(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error');
    }
  });
  return server;
}
