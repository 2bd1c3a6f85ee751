import { aiNode, transcribe as speechToText } from '../dsl/ai.js';
import { node } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { say } from '../dsl/language.js';
import { unnamedParts } from '../dsl/step-words.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app } from './app.js';
import { inside } from './expression.js';
import { anthropicApp, geminiApp, groqApp, openAiApp } from './models.js';
import { inApp } from './values.js';

const BANNERBEAR_TEMPLATE = inApp(
  'Bannerbear',
  ['sjabloon', 'template'],
  ['Het id van het sjabloon: in het adres ervan.', 'The id of the template: in its address.'],
  'jJWBKNELpQPvbX5R93Gk',
);
const APITEMPLATE_TEMPLATE = inApp(
  'APITemplate.io',
  ['sjabloon', 'template'],
  ['Het id van het sjabloon, bij Manage templates.', 'The id of the template, under Manage templates.'],
  '79667b2b1876e347',
);
const PLACID_TEMPLATE = inApp(
  'Placid',
  ['sjabloon', 'template'],
  ['De UUID van het sjabloon, bij de instellingen ervan.', 'The UUID of the template, in its settings.'],
  'k7ljyqopq',
);
const ELEVENLABS_VOICE = inApp(
  'ElevenLabs',
  ['stem', 'voice'],
  ['Het id van de stem, in je lijst met stemmen.', 'The id of the voice, in your list of voices.'],
  'JBFqnCBsd6RMkjVDRZzb',
);

const byId = (value: string) => ({ __rl: true, mode: 'id', value });

/** Makes a picture; the bytes are in `data` afterwards. */
export interface Painter extends Port {
  paint(name: string, prompt: string): NodeSpec;
}
export const openAiPainter: Painter = {
  app: openAiApp,
  paint: (name, prompt) =>
    aiNode(name, 'openAi', 2.3, {
      resource: 'image',
      operation: 'generate',
      modelId: byId('gpt-image-1-mini'),
      prompt,
      options: { size: '1536x1024', binaryPropertyOutput: 'data' },
    }),
};
export const geminiPainter: Painter = {
  app: geminiApp,
  paint: (name, prompt) =>
    aiNode(name, 'googleGemini', 1.2, {
      resource: 'image',
      operation: 'generate',
      modelId: byId('models/gemini-3.1-flash-image-preview'),
      prompt,
      options: { binaryPropertyOutput: 'data' },
    }),
};
export const painters: readonly Painter[] = [openAiPainter, geminiPainter];

/** Fills a design that the customer made with texts; the address of the picture is at `url`. */
export interface Designer extends Port {
  design(name: string, texts: { [layer: string]: string }): NodeSpec;
  readonly url: string;
}
export const bannerbear = app(
  'bannerbear',
  'Bannerbear',
  'bannerbearApi',
  [
    'Maak in Bannerbear een project en kopieer de API-sleutel.',
    'Plak de sleutel in n8n en kies daarna je sjabloon.',
  ],
  [
    'Create a project in Bannerbear and copy its API key.',
    'Paste the key into n8n and then pick your template.',
  ],
  3,
);
export const apiTemplate = app(
  'apiTemplateIo',
  'APITemplate.io',
  'apiTemplateIoApi',
  [
    'Kopieer in APITemplate.io onder API Integration de sleutel.',
    'Plak de sleutel in n8n en kies daarna je sjabloon.',
  ],
  [
    'In APITemplate.io, copy the key under API Integration.',
    'Paste the key into n8n and then pick your template.',
  ],
  3,
);
export const placid = app(
  'placid',
  'Placid',
  'httpHeaderAuth',
  [
    'Kopieer in Placid het API-token van je project.',
    'Maak in n8n een Header Auth met Authorization en de waarde Bearer gevolgd door het token.',
  ],
  [
    'Copy the API token of your project in Placid.',
    'In n8n, create a Header Auth with Authorization and the value Bearer followed by the token.',
  ],
);
export const bannerbearDesigner: Designer = {
  app: bannerbear,
  setup: [unnamedParts('Bannerbear')],
  design: (name, texts) =>
    node(name, 'bannerbear', 1, {
      resource: 'image',
      operation: 'create',
      templateId: BANNERBEAR_TEMPLATE,
      additionalFields: { waitForImage: true, waitForImageMaxTries: 5 },
      modificationsUi: {
        modificationsValues: Object.entries(texts).map(([layer, text]) => ({ name: layer, text })),
      },
    }),
  url: '$json.image_url',
};
export const apiTemplateDesigner: Designer = {
  app: apiTemplate,
  setup: [unnamedParts('APITemplate.io')],
  design: (name, texts) =>
    node(name, 'apiTemplateIo', 1, {
      resource: 'image',
      operation: 'create',
      imageTemplateId: APITEMPLATE_TEMPLATE,
      jsonParameters: false,
      download: false,
      overridesUi: {
        overrideValues: Object.entries(texts).map(([layer, text]) => ({
          propertiesUi: {
            propertyValues: [
              { key: 'name', value: layer },
              { key: 'text', value: text },
            ],
          },
        })),
      },
    }),
  url: '$json.download_url_png ?? $json.download_url',
};
export const placidDesigner: Designer = {
  app: placid,
  setup: [unnamedParts('Placid')],
  design: (name, texts) =>
    http(name, 'https://api.placid.app/api/rest/images', {
      method: 'POST',
      auth: 'header',
      json: `={{ JSON.stringify({ template_uuid: '${PLACID_TEMPLATE}', create_now: true, layers: { ${Object.entries(
        texts,
      )
        .map(([layer, text]) => `${layer}: { text: ${inside(text)} }`)
        .join(', ')} } }) }}`,
    }),
  url: '$json.image_url',
};
export const designers: readonly Designer[] = [bannerbearDesigner, apiTemplateDesigner, placidDesigner];

/** Reads a text aloud; the sound is in `data`. */
export interface Voice extends Port {
  speak(name: string, text: string): NodeSpec;
}
export const openAiVoice: Voice = {
  app: openAiApp,
  speak: (name, text) =>
    aiNode(name, 'openAi', 2.3, {
      resource: 'audio',
      operation: 'generate',
      model: 'tts-1',
      input: text,
      voice: 'nova',
      options: { response_format: 'mp3', binaryPropertyOutput: 'data' },
    }),
};
export const elevenLabs = app(
  'elevenLabs',
  'ElevenLabs',
  'httpHeaderAuth',
  [
    'Maak in ElevenLabs onder je profiel een API-sleutel.',
    'Maak in n8n een Header Auth met de naam xi-api-key en de sleutel als waarde.',
  ],
  [
    'In ElevenLabs, create an API key under your profile.',
    'In n8n, create a Header Auth with the name xi-api-key and the key as its value.',
  ],
  3,
);
export const elevenLabsVoice: Voice = {
  app: elevenLabs,
  speak: (name, text) =>
    http(name, `https://api.elevenlabs.io/v1/text-to-speech/${ELEVENLABS_VOICE}`, {
      method: 'POST',
      auth: 'header',
      json: `={{ JSON.stringify({ text: ${inside(text)}, model_id: 'eleven_multilingual_v2' }) }}`,
      answer: 'file',
    }),
};
export const voices: readonly Voice[] = [openAiVoice, elevenLabsVoice];

/** Turns the sound in the binary field `data` into text. */
export interface Transcriber extends Port {
  transcribe(name: string): NodeSpec;
  /** Where the text stands, inside the braces. */
  readonly text: string;
}
export const openAiTranscriber: Transcriber = {
  app: openAiApp,
  transcribe: (name) => speechToText(name),
  text: '$json.text',
};
export const geminiTranscriber: Transcriber = {
  app: geminiApp,
  transcribe: (name) =>
    aiNode(name, 'googleGemini', 1.2, {
      resource: 'audio',
      operation: 'transcribe',
      modelId: byId('models/gemini-2.5-flash'),
      inputType: 'binary',
      binaryPropertyName: 'data',
      simplify: true,
      options: {},
    }),
  text: "$json.content?.parts?.[0]?.text ?? $json.text ?? ''",
};
/** The language that is spoken; in an English file the model finds out which it is. */
const spoken = () => [say('nl', '')].filter(Boolean);
export const groqTranscriber: Transcriber = {
  app: groqApp,
  transcribe: (name) =>
    node(name, 'httpRequest', 4.5, {
      method: 'POST',
      url: 'https://api.groq.com/openai/v1/audio/transcriptions',
      authentication: 'predefinedCredentialType',
      nodeCredentialType: 'groqApi',
      sendBody: true,
      contentType: 'multipart-form-data',
      bodyParameters: {
        parameters: [
          { parameterType: 'formBinaryData', name: 'file', inputDataFieldName: 'data' },
          { parameterType: 'formData', name: 'model', value: 'whisper-large-v3' },
          ...spoken().map((value) => ({ parameterType: 'formData', name: 'language', value })),
        ],
      },
      options: { timeout: 120_000 },
    }),
  text: '$json.text',
};
export const transcribers: readonly Transcriber[] = [openAiTranscriber, geminiTranscriber, groqTranscriber];

/** Describes a picture at a public address. */
export interface Viewer extends Port {
  view(name: string, question: string, imageUrl: string): NodeSpec;
  readonly text: string;
}
export const openAiViewer: Viewer = {
  app: openAiApp,
  view: (name, text, imageUrls) =>
    aiNode(name, 'openAi', 2.3, {
      resource: 'image',
      operation: 'analyze',
      modelId: byId('gpt-4o-mini'),
      text,
      inputType: 'url',
      imageUrls,
      simplify: true,
      options: {},
    }),
  text: "$json[0]?.content?.[0]?.text ?? $json.content?.[0]?.text ?? $json.content ?? ''",
};
export const geminiViewer: Viewer = {
  app: geminiApp,
  view: (name, text, imageUrls) =>
    aiNode(name, 'googleGemini', 1.2, {
      resource: 'image',
      operation: 'analyze',
      modelId: byId('models/gemini-2.5-flash'),
      text,
      inputType: 'url',
      imageUrls,
      simplify: true,
      options: {},
    }),
  text: "$json.content?.parts?.[0]?.text ?? ''",
};
export const anthropicViewer: Viewer = {
  app: anthropicApp,
  view: (name, text, imageUrls) =>
    aiNode(name, 'anthropic', 1, {
      resource: 'image',
      operation: 'analyze',
      modelId: byId('claude-sonnet-5'),
      text,
      inputType: 'url',
      imageUrls,
      simplify: true,
      options: {},
    }),
  text: "$json.content?.[0]?.text ?? ''",
};
export const viewers: readonly Viewer[] = [openAiViewer, geminiViewer, anthropicViewer];
