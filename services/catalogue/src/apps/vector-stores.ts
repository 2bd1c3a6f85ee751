import { aiNode, subNode } from '../dsl/ai.js';
import { say } from '../dsl/language.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import type { App, Port, VectorStore } from '../kit/ports.js';
import type { Both } from '../kit/text.js';
import { app } from './app.js';
import { supabase } from './database-tables.js';
import { postgres } from './databases.js';
import { cohereApp, geminiApp, mistralApp, ollamaApp, openAiApp } from './models.js';
import { mongoDb, redis } from './sinks.js';

const byId = (value: string) => ({ __rl: true, mode: 'id', value });

const keyed = (
  key: string,
  label: string,
  credential: string,
  nl: [string, string],
  en: [string, string],
  weight = 2,
) => app(key, label, credential, nl, en, weight);

export const qdrant = keyed(
  'qdrant',
  'Qdrant',
  'qdrantApi',
  [
    'Maak op cloud.qdrant.io een cluster in Europa of start Qdrant op je eigen server.',
    'Vul in n8n het adres en de sleutel in.',
  ],
  [
    'Create a cluster in Europe at cloud.qdrant.io or run Qdrant on your own server.',
    'Enter the address and the key in n8n.',
  ],
  4,
);
export const pinecone = keyed(
  'pinecone',
  'Pinecone',
  'pineconeApi',
  ['Maak op app.pinecone.io een index met de afmeting van je embeddings.', 'Plak de API-sleutel in n8n.'],
  [
    'Create an index at app.pinecone.io with the dimension of your embeddings.',
    'Paste the API key into n8n.',
  ],
  4,
);
export const weaviate = keyed(
  'weaviate',
  'Weaviate',
  'weaviateApi',
  [
    'Maak in Weaviate Cloud een cluster en een API-sleutel.',
    'Vul in n8n het adres van het cluster en de sleutel in.',
  ],
  [
    'Create a cluster and an API key in Weaviate Cloud.',
    'Enter the address of the cluster and the key in n8n.',
  ],
);
export const milvus = keyed(
  'milvus',
  'Milvus',
  'milvusApi',
  ['Start Milvus of maak een cluster bij Zilliz.', 'Vul in n8n het adres, de naam en het wachtwoord in.'],
  ['Run Milvus or create a cluster at Zilliz.', 'Enter the address, name and password in n8n.'],
  1,
);
export const chroma = keyed(
  'chroma',
  'Chroma',
  'chromaSelfHostedApi',
  ['Start Chroma op een server die n8n kan bereiken.', 'Vul in n8n het adres in.'],
  ['Run Chroma on a server that n8n can reach.', 'Enter its address in n8n.'],
  1,
);
export const azureAiSearch = keyed(
  'azureAiSearch',
  'Azure AI Search',
  'azureAiSearchApi',
  [
    'Maak in de Azure-portal een zoekservice in West-Europa.',
    'Vul in n8n het adres en een beheersleutel in.',
  ],
  [
    'Create a search service in West Europe in the Azure portal.',
    'Enter the address and an admin key in n8n.',
  ],
);
const store = (appOf: App, type: string, place: () => Parameters, setup?: readonly Both[]): VectorStore => ({
  app: appOf,
  ...(setup ? { setup } : {}),
  insert: (name) =>
    aiNode(name, type, 1.3, { mode: 'insert', ...place(), embeddingBatchSize: 200, options: {} }),
  tool: (name, to, description) =>
    subNode(to, 'ai_tool', name, type, 1.3, {
      mode: 'retrieve-as-tool',
      toolDescription: description,
      ...place(),
      topK: 5,
      includeDocumentMetadata: true,
      useReranker: false,
      options: {},
    }),
});
const named = (label: string, what: [nl: string, en: string], name: string, english: string): Both[] => [
  {
    nl: `Maak in ${label} ${what[0]} met de naam ${name}, of kies een eigen naam in alle stappen van ${label}.`,
    en: `In ${label}, create ${what[1]} called ${english}, or choose your own name in all ${label} steps.`,
  },
];
const COLLECTION: [string, string] = ['een verzameling', 'a collection'];

export const qdrantStore = store(
  qdrant,
  'vectorStoreQdrant',
  () => ({ qdrantCollection: byId(say('kennis', 'knowledge')) }),
  named('Qdrant', COLLECTION, 'kennis', 'knowledge'),
);
export const pineconeStore = store(
  pinecone,
  'vectorStorePinecone',
  () => ({ pineconeIndex: byId(say('kennis', 'knowledge')) }),
  named('Pinecone', ['een index', 'an index'], 'kennis', 'knowledge'),
);
export const supabaseStore = store(
  supabase,
  'vectorStoreSupabase',
  () => ({ tableName: byId('documents') }),
  named(
    'Supabase',
    ['met de pgvector-uitleg een tabel', 'a table, following the pgvector guide,'],
    'documents',
    'documents',
  ),
);
export const postgresStore = store(
  postgres,
  'vectorStorePGVector',
  () => ({ tableName: say('kennis', 'knowledge') }),
  [{ nl: 'Zet in Postgres de uitbreiding vector aan.', en: 'Enable the vector extension in Postgres.' }],
);
export const weaviateStore = store(
  weaviate,
  'vectorStoreWeaviate',
  () => ({ weaviateCollection: byId(say('Kennis', 'Knowledge')) }),
  named('Weaviate', COLLECTION, 'Kennis', 'Knowledge'),
);
export const milvusStore = store(
  milvus,
  'vectorStoreMilvus',
  () => ({ milvusCollection: byId(say('kennis', 'knowledge')) }),
  named('Milvus', COLLECTION, 'kennis', 'knowledge'),
);
export const mongoStore = store(
  mongoDb,
  'vectorStoreMongoDBAtlas',
  () => ({
    mongoCollection: byId(say('kennis', 'knowledge')),
    embedding: 'embedding',
    metadata_field: 'text',
    vectorIndexName: say('kennis_index', 'knowledge_index'),
  }),
  named('MongoDB Atlas', ['een zoekindex', 'a vector search index'], 'kennis_index', 'knowledge_index'),
);
export const chromaStore = store(
  chroma,
  'vectorStoreChromaDB',
  () => ({ authentication: 'chromaSelfHostedApi', chromaCollection: byId(say('kennis', 'knowledge')) }),
  named('Chroma', COLLECTION, 'kennis', 'knowledge'),
);
export const azureSearchStore = store(azureAiSearch, 'vectorStoreAzureAISearch', () => ({
  indexName: say('kennis', 'knowledge'),
}));
export const redisStore = store(
  redis,
  'vectorStoreRedis',
  () => ({ redisIndex: byId(say('kennis', 'knowledge')) }),
  named('Redis', ['een index', 'an index'], 'kennis', 'knowledge'),
);
export const vectorStores: readonly VectorStore[] = [
  qdrantStore,
  pineconeStore,
  supabaseStore,
  postgresStore,
  weaviateStore,
  mongoStore,
  azureSearchStore,
  redisStore,
  milvusStore,
  chromaStore,
];

/** Turns texts into vectors for a store; the same one must store and search. */
export interface Embedder extends Port {
  attach(name: string, to: string): NodeSpec;
}
const embedder = (appOf: App, type: string, typeVersion: number, parameters: Parameters): Embedder => ({
  app: appOf,
  attach: (name, to) => subNode(to, 'ai_embedding', name, type, typeVersion, parameters),
});
export const embedders: readonly Embedder[] = [
  embedder(openAiApp, 'embeddingsOpenAi', 1.2, { model: 'text-embedding-3-small', options: {} }),
  embedder(mistralApp, 'embeddingsMistralCloud', 1, { model: 'mistral-embed', options: {} }),
  embedder(geminiApp, 'embeddingsGoogleGemini', 1, { modelName: 'models/gemini-embedding-001' }),
  embedder(cohereApp, 'embeddingsCohere', 1, { modelName: 'embed-multilingual-v3.0' }),
  embedder(ollamaApp, 'embeddingsOllama', 1, { model: 'nomic-embed-text' }),
];

/** Documents from texts in `$json`; `text` is what is stored, `metadata` what is found with it. */
export const textLoader = (
  name: string,
  to: string,
  text: string,
  metadata: { [field: string]: string } = {},
): NodeSpec =>
  subNode(to, 'ai_document', name, 'documentDefaultDataLoader', 1.1, {
    dataType: 'json',
    jsonMode: 'expressionData',
    jsonData: text,
    textSplittingMode: 'custom',
    options: {
      metadata: {
        metadataValues: Object.entries(metadata).map(([field, value]) => ({ name: field, value })),
      },
    },
  });
/** Documents from the file in the binary field `data`. */
export const fileLoader = (name: string, to: string, metadata: { [field: string]: string } = {}): NodeSpec =>
  subNode(to, 'ai_document', name, 'documentDefaultDataLoader', 1.1, {
    dataType: 'binary',
    binaryMode: 'specificField',
    loader: 'auto',
    binaryDataKey: 'data',
    textSplittingMode: 'custom',
    options: {
      metadata: {
        metadataValues: Object.entries(metadata).map(([field, value]) => ({ name: field, value })),
      },
    },
  });
export const splitter = (name: string, to: string, chunkSize = 1200): NodeSpec =>
  subNode(to, 'ai_textSplitter', name, 'textSplitterRecursiveCharacterTextSplitter', 1, {
    chunkSize,
    chunkOverlap: 150,
    options: {},
  });
