import { Answer, type Asked, type StandIn } from '../stand-in.js';
import type { Loose, Thing } from '../world.js';

/** Something that a JSON schema allows. */
export function fitting(schema: Thing | undefined, name = '', root: Thing | undefined = schema): unknown {
  if (!schema) return {};
  if (schema.$ref)
    return fitting(
      String(schema.$ref)
        .split('/')
        .slice(1)
        .reduce((at: Loose, key) => at?.[key], root),
      name,
      root,
    );
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (either) return fitting(either.find((one: Thing) => one.type !== 'null') ?? either[0], name, root);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Record<string, Thing>).map(([key, one]) => [
        key,
        fitting(one, key, root),
      ]),
    );
  if (type === 'array') return [fitting(schema.items, name, root)];
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (/mail/i.test(name)) return 'sanne@voorbeeld.nl';
  if (/datum|date|dag|deadline/i.test(name)) return new Date().toISOString().slice(0, 10);
  if (/iban/i.test(name)) return 'NL91ABNA0417164300';
  return `Voorbeeld ${name}`.trim();
}

const ANSWER = 'Bestelling 1042 is onderweg en komt morgen aan.';

/** The schema that a prompt asks to answer in; n8n writes it into the prompt. */
function schemaIn(prompt: string): Thing | undefined {
  for (const [, block = ''] of prompt.matchAll(/```json\s*([\s\S]*?)```/g))
    try {
      const schema = JSON.parse(block) as Thing;
      if (schema.type || schema.properties || schema.$schema) return schema;
    } catch {
      // An example in the prompt, no schema.
    }
  return undefined;
}

interface Tool {
  readonly name: string;
  readonly schema: Thing;
}
interface Wish {
  readonly prompt: string;
  readonly tools: readonly Tool[];
  readonly schema?: Thing | undefined;
  /** Tools that were called already. */
  readonly called: boolean;
}
type Reply = { readonly tool: Tool; readonly given: unknown } | { readonly text: string };

/** What a model says: in the shape that is asked for, by the tool that takes it where there is one. */
export function replyTo({ prompt, tools, schema, called }: Wish): Reply {
  const last = tools.find(({ name }) => /format_final_json_response|extract/i.test(name));
  if (last) return { tool: last, given: fitting(last.schema) };
  const [tool] = tools;
  if (tool && !called) return { tool, given: fitting(tool.schema) };
  const asked = schema ?? schemaIn(prompt);
  if (asked)
    return {
      text: /```json/.test(prompt)
        ? `\`\`\`json\n${JSON.stringify(fitting(asked))}\n\`\`\``
        : JSON.stringify(fitting(asked)),
    };
  return { text: ANSWER };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
/** Texts in which quotes and lines are as they were written. */
const prompts = (messages: readonly Thing[]): string =>
  messages
    .flatMap(({ content, parts }) => [content ?? parts].flat())
    .map((part: Loose) => text(part?.text ?? part?.input ?? part))
    .join('\n');

const usage = { prompt_tokens: 40, completion_tokens: 20, total_tokens: 60 };

/** Chat completions, as OpenAI documents them and others take over. */
function completion({ body }: Asked): Thing {
  const reply = replyTo({
    prompt: prompts(body.messages),
    tools: (body.tools ?? []).map(({ function: f }: Thing) => ({ name: f.name, schema: f.parameters })),
    schema: body.response_format?.json_schema?.schema,
    called: body.messages.some(({ role }: Thing) => role === 'tool'),
  });
  const message =
    'tool' in reply
      ? {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call00001',
              type: 'function',
              function: { name: reply.tool.name, arguments: JSON.stringify(reply.given) },
            },
          ],
        }
      : { role: 'assistant', content: reply.text };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1763712000,
    model: body.model,
    choices: [{ index: 0, message, finish_reason: 'tool' in reply ? 'tool_calls' : 'stop' }],
    usage,
  };
}

/** OpenAI's newer interface. */
function response({ body }: Asked): Thing {
  const input: Thing[] =
    typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input;
  const reply = replyTo({
    prompt: `${body.instructions ?? ''}\n${prompts(input)}`,
    tools: (body.tools ?? [])
      .filter(({ type }: Thing) => type === 'function')
      .map((tool: Thing) => ({ name: tool.name, schema: tool.parameters })),
    schema: body.text?.format?.schema,
    called: input.some(({ type }) => type === 'function_call_output'),
  });
  const output =
    'tool' in reply
      ? {
          type: 'function_call',
          id: 'fc_1',
          call_id: 'call_1',
          name: reply.tool.name,
          arguments: JSON.stringify(reply.given),
          status: 'completed',
        }
      : {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: reply.text, annotations: [] }],
        };
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1763712000,
    status: 'completed',
    model: body.model,
    output: [output],
    parallel_tool_calls: true,
    tools: [],
    usage: {
      input_tokens: 40,
      output_tokens: 20,
      total_tokens: 60,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  };
}

function claude({ body }: Asked): Thing {
  const reply = replyTo({
    prompt: `${text(body.system)}\n${prompts([{ content: body.system }, ...body.messages])}`,
    tools: (body.tools ?? []).map((tool: Thing) => ({ name: tool.name, schema: tool.input_schema })),
    called: body.messages.some(
      ({ content }: Thing) =>
        Array.isArray(content) && content.some(({ type }: Thing) => type === 'tool_result'),
    ),
  });
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content:
      'tool' in reply
        ? [{ type: 'tool_use', id: 'toolu_1', name: reply.tool.name, input: reply.given }]
        : [{ type: 'text', text: reply.text }],
    stop_reason: 'tool' in reply ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 40, output_tokens: 20 },
  };
}

function gemini({ body }: Asked): Thing {
  const tools = (body.tools ?? []).flatMap(
    (tool: Thing) => tool.functionDeclarations ?? tool.function_declarations ?? [],
  );
  const reply = replyTo({
    prompt: prompts([body.systemInstruction ?? {}, ...body.contents]),
    tools: tools.map((tool: Thing) => ({
      name: tool.name,
      schema: tool.parameters ?? tool.parametersJsonSchema,
    })),
    schema: body.generationConfig?.responseSchema ?? body.generationConfig?.responseJsonSchema,
    called: body.contents.some(({ parts }: Thing) => parts?.some((part: Thing) => part.functionResponse)),
  });
  const part =
    'tool' in reply ? { functionCall: { name: reply.tool.name, args: reply.given } } : { text: reply.text };
  return {
    candidates: [
      { content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0, safetyRatings: [] },
    ],
    usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 20, totalTokenCount: 60 },
    modelVersion: 'gemini',
  };
}

/** A completion; as server-sent events where it is asked for in parts. */
function streamed(asked: Asked): Thing | Answer {
  const whole = completion(asked);
  if (asked.body.stream !== true) return whole;
  const { choices, ...rest } = whole;
  const [{ message, finish_reason }] = choices;
  const calls = message.tool_calls?.map((call: Thing, index: number) => ({ index, ...call }));
  const part = (delta: Thing, end: string | null): string =>
    `data: ${JSON.stringify({ ...rest, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: end }] })}\n\n`;
  const delta = { role: 'assistant', content: message.content ?? '', ...(calls && { tool_calls: calls }) };
  const text = `${part(delta, null)}${part({ content: '' }, finish_reason)}data: [DONE]\n\n`;
  return new Answer(200, text, { 'content-type': 'text/event-stream' });
}

/** Models: they answer in the shape that they are asked for. */
export const models: readonly StandIn[] = [
  {
    name: 'OpenAI',
    hosts: ['api.openai.com'],
    source: 'openai/openai-openapi, openapi.yaml; @langchain/openai as n8n calls it',
    routes: {
      'POST /v1/chat/completions': streamed,
      'POST /v1/responses': response,
      'GET /v1/models': () => ({ object: 'list', data: [{ id: 'gpt-5-mini', object: 'model' }] }),
      'POST /v1/audio/transcriptions': () => ({ text: 'Kun je morgen bestelling 1042 nabellen?' }),
      'POST /v1/images/generations': () => ({ created: 1763712000, data: [{ b64_json: 'iVBORw0KGgo=' }] }),
      'POST /v1/embeddings': ({ body }) => ({
        object: 'list',
        model: body.model,
        data: [body.input]
          .flat()
          .map((_: unknown, index: number) => ({ object: 'embedding', index, embedding: [0.1, 0.2, 0.3] })),
        usage,
      }),
      'POST /v1/moderations': () => ({
        id: 'modr-1',
        results: [{ flagged: false, categories: {}, category_scores: {} }],
      }),
    },
  },
  {
    name: 'Azure OpenAI',
    hosts: ['*.openai.azure.com'],
    source: 'Azure/azure-rest-api-specs, cognitiveservices/AzureOpenAI',
    routes: {
      'POST /openai/deployments/:model/chat/completions': streamed,
      'POST /openai/v1/chat/completions': streamed,
    },
  },
  {
    name: 'Mistral',
    hosts: ['api.mistral.ai'],
    source: 'mistralai/platform-docs-public, openapi.yaml',
    routes: {
      'POST /v1/chat/completions': streamed,
      'GET /v1/models': () => ({ object: 'list', data: [{ id: 'mistral-large-latest' }] }),
    },
  },
  {
    name: 'OpenRouter',
    hosts: ['openrouter.ai'],
    source: 'openrouter.ai/docs, as OpenAI',
    routes: { 'POST /api/v1/chat/completions': streamed },
  },
  {
    name: 'Groq',
    hosts: ['api.groq.com'],
    source: 'groq/groq-typescript, as OpenAI',
    routes: { 'POST /openai/v1/chat/completions': streamed },
  },
  {
    name: 'xAI',
    hosts: ['api.x.ai'],
    source: 'docs.x.ai, as OpenAI',
    routes: { 'POST /v1/chat/completions': streamed },
  },
  {
    name: 'Anthropic',
    hosts: ['api.anthropic.com'],
    source: 'anthropics/anthropic-sdk-typescript, src/resources/messages',
    routes: {
      'POST /v1/messages': claude,
      'GET /v1/models': () => ({ data: [{ id: 'claude-sonnet-4-5', type: 'model' }] }),
    },
  },
  {
    name: 'Google Gemini',
    hosts: ['generativelanguage.googleapis.com'],
    source: 'googleapis/js-genai, src/types.ts',
    routes: {
      'POST /v1beta/models/:model:generateContent': gemini,
      'POST /v1/models/:model:generateContent': gemini,
    },
  },
];
