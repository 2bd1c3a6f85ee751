import { say } from './language.js';
import type { AttachKind, NodeSpec, Parameters } from './types.js';

const langchain = (name: string, type: string, typeVersion: number, parameters: Parameters): NodeSpec => ({
  name,
  type: `@n8n/n8n-nodes-langchain.${type}`,
  typeVersion,
  parameters,
});
const serving = (to: string, as: AttachKind, spec: NodeSpec): NodeSpec => ({ ...spec, attach: { to, as } });

// Models
export const openAi = (name: string, to: string, temperature?: number) =>
  serving(
    to,
    'ai_languageModel',
    langchain(name, 'lmChatOpenAi', 1.3, {
      model: { __rl: true, mode: 'id', value: 'gpt-5-mini' },
      responsesApiEnabled: true,
      options: temperature === undefined ? {} : { temperature },
    }),
  );
export const anthropic = (name: string, to: string) =>
  serving(
    to,
    'ai_languageModel',
    langchain(name, 'lmChatAnthropic', 1.6, {
      model: { __rl: true, mode: 'id', value: 'claude-sonnet-5' },
      options: {},
    }),
  );
export const mistral = (name: string, to: string) =>
  serving(
    to,
    'ai_languageModel',
    langchain(name, 'lmChatMistralCloud', 1, { model: 'mistral-small-latest', options: {} }),
  );

// What models serve
/** Answers one prompt per item in `$json.text`, or in `$json.output` when a parser is attached. */
export const ask = (name: string, system: string, text: string, hasOutputParser = false) =>
  langchain(name, 'chainLlm', 1.9, {
    promptType: 'define',
    text,
    hasOutputParser,
    messages: { messageValues: [{ type: 'SystemMessagePromptTemplate', message: system }] },
    batching: {},
  });
export const parser = (name: string, to: string, example: Parameters) =>
  serving(
    to,
    'ai_outputParser',
    langchain(name, 'outputParserStructured', 1.3, {
      schemaType: 'fromJson',
      jsonSchemaExample: JSON.stringify(example, null, 2),
      autoFix: false,
    }),
  );
type AttributeType = 'string' | 'number' | 'date' | 'boolean';
/** Reads fields out of a text into `$json.output`; a name that ends in `?` may stay empty. */
export const extract = (
  name: string,
  text: string,
  attributes: [name: string, type: AttributeType, description: string][],
) =>
  langchain(name, 'informationExtractor', 1.2, {
    text,
    schemaType: 'fromAttributes',
    attributes: {
      attributes: attributes.map(([attribute, type, description]) => ({
        name: attribute.replace('?', ''),
        type,
        description,
        required: !attribute.endsWith('?'),
      })),
    },
    options: {},
  });
export const extractJson = (name: string, text: string, example: Parameters) =>
  langchain(name, 'informationExtractor', 1.2, {
    text,
    schemaType: 'fromJson',
    jsonSchemaExample: JSON.stringify(example, null, 2),
    options: {},
  });
/** One output per category, in the order given; with `otherwise` one more at the end. */
export const classify = (
  name: string,
  inputText: string,
  categories: [string, string][],
  otherwise = false,
) =>
  langchain(name, 'textClassifier', 1.1, {
    inputText,
    categories: { categories: categories.map(([category, description]) => ({ category, description })) },
    options: otherwise ? { fallback: 'other' } : {},
  });
export const sentiment = (name: string, inputText: string) =>
  langchain(name, 'sentimentAnalysis', 1.1, {
    inputText,
    options: { categories: say('Positief, Neutraal, Negatief', 'Positive, Neutral, Negative') },
  });
export const agent = (name: string, systemMessage: string, text?: string) =>
  langchain(name, 'agent', 3.1, {
    promptType: text ? 'define' : 'auto',
    text: text ?? '={{ $json.chatInput }}',
    hasOutputParser: false,
    options: { systemMessage },
  });
/** What a visitor asks an `openChat`: whoever has its address may paste a book, and somebody pays for each word. */
export const SHORT_QUESTION = "={{ String($json.chatInput ?? '').slice(0, 2000) }}";
export const memory = (name: string, to: string, contextWindowLength = 8) =>
  serving(
    to,
    'ai_memory',
    langchain(name, 'memoryBufferWindow', 1.4, {
      sessionIdType: 'fromInput',
      sessionKey: '={{ $json.sessionId }}',
      contextWindowLength,
    }),
  );
/** A node of n8n's own collection as a tool of an agent. */
export const tool = (
  name: string,
  to: string,
  type: string,
  typeVersion: number,
  parameters: Parameters,
): NodeSpec => serving(to, 'ai_tool', { name, type: `n8n-nodes-base.${type}`, typeVersion, parameters });
/** A step of an app as a tool of an agent; what the model fills in is written as `$fromAI(…)` in its parameters. */
export const asTool = (spec: NodeSpec, to: string, toolDescription: string): NodeSpec =>
  serving(to, 'ai_tool', {
    ...spec,
    type: `${spec.type}Tool`,
    parameters: { descriptionType: 'manual', toolDescription, ...spec.parameters },
  });
export const aiNode = langchain;
export const subNode = (
  to: string,
  as: AttachKind,
  name: string,
  type: string,
  typeVersion: number,
  parameters: Parameters,
) => serving(to, as, langchain(name, type, typeVersion, parameters));

/** Turns speech in a binary field into text, in `$json.text`. */
export const transcribe = (name: string, binaryPropertyName = 'data') =>
  langchain(name, 'openAi', 2.3, {
    resource: 'audio',
    operation: 'transcribe',
    binaryPropertyName,
    // In an English file the model finds out which language is spoken.
    options: say('nl', '') === '' ? {} : { language: 'nl' },
  });
/**
 * A chat page for the company's own people: n8n asks for a user name and a password, and the set-up says how to make these
 * (`doors.ts`). What visitors of a site open is an `openChat`.
 */
export const chat = (name: string, initialMessages: string, title: string): NodeSpec => ({
  ...langchain(name, 'chatTrigger', 1.5, {
    public: true,
    mode: 'hostedChat',
    authentication: 'basicAuth',
    initialMessages,
    options: { title, subtitle: '' },
  }),
  webhook: true,
});

/** A chat page for whoever has its address; what it may not lead to is in `src/rules/open-doors.ts`. */
export const openChat = (name: string, initialMessages: string, title: string): NodeSpec => {
  const window = chat(name, initialMessages, title);
  return { ...window, open: true, parameters: { ...window.parameters, authentication: 'none' } };
};

/** A chat that only people logged in to n8n can open. */
export const colleaguesChat = (name: string, initialMessages: string, title: string): NodeSpec => {
  const window = chat(name, initialMessages, title);
  return { ...window, parameters: { ...window.parameters, authentication: 'n8nUserAuth' } };
};
