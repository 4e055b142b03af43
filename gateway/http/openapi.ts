import * as z from 'zod/mini';
import { calls } from '#bridge/calls/index.ts';
import { upload } from '#bridge/calls/kit/atoms.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { codeOf } from '../kernel/refused-error.ts';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of every call, made from the contracts. */
export function openApiDocument(publicOrigin: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium gateway',
      version: '1',
      description: 'Every call answers `{ code, msg, result }`; code 0 is success.',
    },
    servers: [{ url: publicOrigin }],
    paths: Object.fromEntries(
      Object.values(calls).map((call) => [
        call.path,
        { [call.method.toLowerCase()]: operation(call) },
      ]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        app: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function operation(call: AnyCall): Json {
  return {
    operationId: call.name,
    tags: [call.service],
    summary: call.doc,
    security: securityOf(call),
    ...requestOf(call),
    responses: {
      200: { description: 'Done', content: answerContent(call) },
      default: { description: errorsOf(call) },
    },
    'x-access': call.access,
    'x-effect': call.effect,
  };
}

function securityOf(call: AnyCall): readonly Json[] {
  if (call.access.kind === 'public') return [];
  return [
    ...(call.caller === 'app' ? [] : [{ session: [] }]),
    ...(call.caller === 'shell' ? [] : [{ app: [] }]),
  ];
}

function requestOf(call: AnyCall): Json {
  const schema = schemaOf(call.request, 'input');
  if (call.encoding === 'none') return {};
  if (call.encoding === 'query') return { parameters: parametersOf(schema) };
  return { requestBody: { required: true, content: { [bodyTypes[call.encoding]]: { schema } } } };
}

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

function parametersOf(schema: Json): Json[] {
  const { properties, required } = schema;
  if (typeof properties !== 'object' || properties === null) return [];
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema: property,
  }));
}

function answerContent(call: AnyCall): Json {
  if (call.answer === 'file') return { 'application/octet-stream': {} };
  if (call.answer === 'events') {
    return { 'text/event-stream': { schema: schemaOf(call.result, 'output') } };
  }
  const properties = {
    code: { const: 0 },
    msg: { type: 'string' },
    result: schemaOf(call.result, 'output'),
  };
  return {
    'application/json': {
      schema: { type: 'object', properties, required: ['code', 'msg', 'result'] },
    },
  };
}

/** What a schema cannot say in JSON Schema, such as a refinement, is left out of it. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      if (Object.is(zodSchema, upload))
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  });
}

function errorsOf(call: AnyCall): string {
  const lines = call.errors.map(codeOf).map(({ code, words }) => `${code}: ${words.en}`);
  return ['An error code with words in the language of Accept-Language.', ...lines].join('\n');
}
