import { subNode } from '../dsl/ai.js';
import type { Parameters } from '../dsl/types.js';
import type { App, Model } from '../kit/ports.js';
import type { Both } from '../kit/text.js';
import { app } from './app.js';
import { inApp } from './values.js';

const AZURE_DEPLOYMENT = inApp(
  'Azure OpenAI',
  ['deployment', 'deployment'],
  ['De naam waaronder je het model hebt uitgerold.', 'The name that you deployed the model under.'],
  'gpt-5-mini',
);
const VERTEX_PROJECT = inApp(
  'Google Vertex AI',
  ['project', 'project'],
  ['Het id van je Google Cloud-project.', 'The id of your Google Cloud project.'],
  ['jouw-project-id', 'your-project-id'],
);

/** The account of a maker whose key is made on its own site. */
const keyed = (
  key: string,
  label: string,
  credential: string,
  site: string,
  weight = 2,
  advice: [nl: string, en: string] = [
    'Zet een maandlimiet op het tegoed, zodat een fout nooit duur wordt.',
    'Set a monthly spending limit, so that a mistake never gets expensive.',
  ],
): App =>
  app(
    key,
    label,
    credential,
    [`Maak op ${site} een API-sleutel en plak hem in n8n.`, advice[0]],
    [`Create an API key at ${site} and paste it into n8n.`, advice[1]],
    weight,
  );

export const openAiApp = keyed('openAi', 'OpenAI', 'openAiApi', 'platform.openai.com', 5);
export const anthropicApp = keyed('anthropic', 'Anthropic', 'anthropicApi', 'console.anthropic.com', 4);
export const mistralApp = keyed('mistral', 'Mistral', 'mistralCloudApi', 'console.mistral.ai', 4, [
  'Mistral verwerkt de gegevens binnen de EU.',
  'Mistral processes the data inside the EU.',
]);
export const geminiApp = keyed('gemini', 'Google Gemini', 'googlePalmApi', 'aistudio.google.com', 4);
export const groqApp = keyed('groq', 'Groq', 'groqApi', 'console.groq.com');
export const deepSeekApp = keyed('deepSeek', 'DeepSeek', 'deepSeekApi', 'platform.deepseek.com', 1, [
  'Stuur er geen persoonsgegevens naartoe: de verwerking gebeurt buiten de EU.',
  'Do not send personal data there: it is processed outside the EU.',
]);
export const openRouterApp = keyed('openRouter', 'OpenRouter', 'openRouterApi', 'openrouter.ai');
export const cohereApp = keyed('cohere', 'Cohere', 'cohereApi', 'dashboard.cohere.com', 1);
export const xAiApp = keyed('xAi', 'xAI Grok', 'xAiApi', 'console.x.ai', 1);
export const vercelAiApp = keyed(
  'vercelAi',
  'Vercel AI Gateway',
  'vercelAiGatewayApi',
  'vercel.com/dashboard',
  1,
);
export const nvidiaApp = keyed('nvidia', 'NVIDIA Nemotron', 'nvidiaApi', 'build.nvidia.com', 1);
export const qwenApp = keyed('qwen', 'Qwen', 'alibabaCloudApi', 'modelstudio.console.alibabacloud.com', 1, [
  'Kies als regio Singapore of Frankfurt en stuur er geen persoonsgegevens naartoe.',
  'Choose Singapore or Frankfurt as region and do not send personal data there.',
]);
export const kimiApp = keyed('kimi', 'Moonshot Kimi', 'moonshotApi', 'platform.moonshot.ai', 1);
export const azureOpenAiApp = app(
  'azureOpenAi',
  'Azure OpenAI',
  'azureOpenAiApi',
  [
    'Maak in de Azure-portal een Azure OpenAI-resource in een Europese regio en rol daar een model uit.',
    'Vul in n8n de naam van de resource, de sleutel en de API-versie in.',
  ],
  [
    'Create an Azure OpenAI resource in a European region in the Azure portal and deploy a model there.',
    'Enter the resource name, the key and the API version in n8n.',
  ],
  3,
);
export const ollamaApp = app(
  'ollama',
  'Ollama',
  'ollamaApi',
  [
    'Installeer Ollama op een computer of server die n8n kan bereiken en haal de modellen op die de stappen noemen.',
    'Vul in n8n het adres in, zoals http://localhost:11434.',
  ],
  [
    'Install Ollama on a computer or server that n8n can reach and pull the models that the steps name.',
    'Enter its address in n8n, such as http://localhost:11434.',
  ],
);
export const bedrockApp = app(
  'bedrock',
  'AWS Bedrock',
  'aws',
  [
    'Zet in AWS Bedrock de toegang tot het model aan, in een Europese regio.',
    'Maak een IAM-gebruiker met alleen bedrock:InvokeModel en vul zijn sleutels in n8n in.',
  ],
  [
    'Turn on access to the model in AWS Bedrock, in a European region.',
    'Create an IAM user with only bedrock:InvokeModel and enter its keys in n8n.',
  ],
  1,
);
export const vertexApp = app(
  'vertexAi',
  'Google Vertex AI',
  'googleApi',
  [
    'Zet in Google Cloud de Vertex AI-API aan en maak een serviceaccount met de rol Vertex AI User.',
    'Plak het e-mailadres en de privésleutel van het serviceaccount in n8n.',
  ],
  [
    'Enable the Vertex AI API in Google Cloud and create a service account with the role Vertex AI User.',
    "Paste the service account's email address and private key into n8n.",
  ],
  1,
);

const model = (
  appOf: App,
  type: string,
  typeVersion: number,
  parameters: Parameters,
  setup?: readonly Both[],
): Model => ({
  app: appOf,
  ...(setup ? { setup } : {}),
  attach: (name, to) =>
    subNode(to, 'ai_languageModel', name, type, typeVersion, { options: {}, ...parameters }),
});
const byId = (value: string) => ({ __rl: true, mode: 'id', value });

export const openAiModel = model(openAiApp, 'lmChatOpenAi', 1.3, {
  model: byId('gpt-5-mini'),
  responsesApiEnabled: true,
});
export const anthropicModel = model(anthropicApp, 'lmChatAnthropic', 1.6, { model: byId('claude-sonnet-5') });
export const mistralModel = model(mistralApp, 'lmChatMistralCloud', 1, { model: 'mistral-small-latest' });
export const geminiModel = model(geminiApp, 'lmChatGoogleGemini', 1.2, {
  modelName: 'models/gemini-3-flash-preview',
});
export const azureOpenAiModel = model(
  azureOpenAiApp,
  'lmChatAzureOpenAi',
  1,
  { model: AZURE_DEPLOYMENT },
  [],
);
export const groqModel = model(groqApp, 'lmChatGroq', 1, { model: 'llama-3.3-70b-versatile' });
export const ollamaModel = model(ollamaApp, 'lmChatOllama', 1, { model: 'llama3.2' });
export const deepSeekModel = model(deepSeekApp, 'lmChatDeepSeek', 1, { model: 'deepseek-chat' });
export const openRouterModel = model(openRouterApp, 'lmChatOpenRouter', 1, { model: 'openai/gpt-4.1-mini' });
export const cohereModel = model(cohereApp, 'lmChatCohere', 1, { model: 'command-a-03-2025' });
export const xAiModel = model(xAiApp, 'lmChatXAiGrok', 1, { model: 'grok-4' });
export const vercelAiModel = model(vercelAiApp, 'lmChatVercelAiGateway', 1, { model: 'openai/gpt-4o' });
export const nvidiaModel = model(nvidiaApp, 'lmChatNvidia', 1, {
  model: 'nvidia/nemotron-3-super-120b-a12b',
});
export const qwenModel = model(qwenApp, 'lmChatAlibabaCloud', 1.1, { model: 'qwen-plus' });
export const kimiModel = model(kimiApp, 'lmChatMoonshot', 1.1, { model: 'kimi-k2.6' });
export const bedrockModel = model(bedrockApp, 'lmChatAwsBedrock', 1.2, {
  authentication: 'iam',
  model: 'eu.anthropic.claude-sonnet-4-5-20250929-v1:0',
});
export const vertexModel = model(
  vertexApp,
  'lmChatGoogleVertex',
  1,
  { projectId: byId(VERTEX_PROJECT), modelName: 'gemini-2.5-flash' },
  [],
);

/** For everyday steps: the makers that most businesses have an account with. */
export const mainModels: readonly Model[] = [
  openAiModel,
  anthropicModel,
  mistralModel,
  geminiModel,
  azureOpenAiModel,
];
/** Every maker, the well-known ones more often. */
export const models: readonly Model[] = [
  ...mainModels,
  groqModel,
  ollamaModel,
  openRouterModel,
  deepSeekModel,
  cohereModel,
  xAiModel,
  vercelAiModel,
  nvidiaModel,
  qwenModel,
  kimiModel,
  bedrockModel,
  vertexModel,
];
/** Models that keep personal data in the EU or on the own machine. */
export const privateModels: readonly Model[] = [mistralModel, ollamaModel, azureOpenAiModel, bedrockModel];
