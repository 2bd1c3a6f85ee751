import {
  agent,
  aiNode,
  appTrigger,
  chat,
  driveDownload,
  driveWatch,
  memory,
  needs,
  openAi,
  pick,
  subNode,
  tool,
  workflow,
} from '../../dsl/index.js';

export const kennisbankChat = workflow({
  slug: 'chatbot-met-eigen-kennisbank',
  name: 'Chatbot met eigen kennisbank',
  description:
    'Zet de documenten uit een Drive-map in Qdrant en laat bezoekers er in een chatvenster vragen over stellen. De assistent noemt zijn bron en maakt een Zendesk-ticket als het antwoord er niet in staat.',
  category: 'customer',
  tags: ['chat', 'ai', 'kennisbank'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '22 min',
  short_benefit: 'Bezoekers krijgen antwoord uit jouw documenten, met de bron erbij.',
  accounts: [
    needs('drive', 'bevat de documenten'),
    needs('openai', 'leest en antwoordt'),
    needs('qdrant', 'bewaart de kennis'),
    needs('zendesk', 'krijgt onbeantwoorde vragen'),
  ],
  setup_steps: [
    'Kies de map in de trigger "Nieuw document".',
    'Maak in Qdrant de collectie kennisbank met 1536 dimensies.',
    'Plaats het chatvenster op je site en noem dat het een computer is.',
  ],
  en: {
    name: 'Chatbot with your own knowledge base',
    description:
      'Puts the documents of a Drive folder into Qdrant and lets visitors ask about them in a chat window. The assistant names its source and makes a Zendesk ticket if the answer is not there.',
    short_benefit: 'Visitors get answers from your documents, with the source.',
  },
  nodes: [
    chat('Vraag van bezoeker', 'Hoi! Ik ben de digitale assistent. Waarmee kan ik helpen?', 'Stel je vraag'),
    agent(
      'Assistent',
      'Je helpt bezoekers in hun eigen taal. Zoek altijd eerst in de kennisbank en noem de titel van het document. Staat het er niet in, zeg dat dan eerlijk, vraag om een e-mailadres en maak een ticket. Geef nooit juridisch of medisch advies.',
    ),
    openAi('Taalmodel', 'Assistent'),
    memory('Geheugen', 'Assistent', 12),
    subNode('Assistent', 'ai_tool', 'Kennisbank', 'vectorStoreQdrant', 1.3, {
      mode: 'retrieve-as-tool',
      toolDescription: 'Zoekt in de documenten van het bedrijf. Geef de vraag van de bezoeker.',
      qdrantCollection: pick('kennisbank'),
      topK: 4,
      includeDocumentMetadata: true,
      useReranker: false,
      options: {},
    }),
    subNode('Kennisbank', 'ai_embedding', 'Vectoren bij zoeken', 'embeddingsOpenAi', 1.2, {
      model: 'text-embedding-3-small',
      options: {},
    }),
    tool('Maak ticket', 'Assistent', 'zendeskTool', 1, {
      descriptionType: 'manual',
      toolDescription:
        'Maakt een ticket als de kennisbank het antwoord niet heeft. Vraag eerst om een e-mailadres.',
      authentication: 'apiToken',
      resource: 'ticket',
      operation: 'create',
      description: "={{ $fromAI('vraag', 'De vraag met het e-mailadres van de bezoeker', 'string') }}",
      jsonParameters: false,
      additionalFields: { subject: 'Vraag uit de chat', tags: ['chat'] },
    }),
    appTrigger('Nieuw document', 'googleDriveTrigger', 1, driveWatch(), 'everyHour'),
    driveDownload('Download document', '={{ $json.id }}'),
    aiNode('Zet in kennisbank', 'vectorStoreQdrant', 1.3, {
      mode: 'insert',
      qdrantCollection: pick('kennisbank'),
      embeddingBatchSize: 200,
      options: {},
    }),
    subNode('Zet in kennisbank', 'ai_embedding', 'Vectoren bij opslaan', 'embeddingsOpenAi', 1.2, {
      model: 'text-embedding-3-small',
      options: {},
    }),
    subNode('Zet in kennisbank', 'ai_document', 'Documentlezer', 'documentDefaultDataLoader', 1.1, {
      dataType: 'binary',
      binaryMode: 'specificField',
      loader: 'auto',
      binaryDataKey: 'data',
      textSplittingMode: 'custom',
      options: {
        metadata: { metadataValues: [{ name: 'titel', value: "={{ $('Nieuw document').item.json.name }}" }] },
      },
    }),
    subNode(
      'Documentlezer',
      'ai_textSplitter',
      'Knip in stukken',
      'textSplitterRecursiveCharacterTextSplitter',
      1,
      { chunkSize: 1200, chunkOverlap: 150, options: {} },
    ),
  ],
  flow: ['Vraag van bezoeker > Assistent', 'Nieuw document > Download document > Zet in kennisbank'],
});
