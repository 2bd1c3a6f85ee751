import { chats } from '../../apps/chats.js';
import { mainModels } from '../../apps/models.js';
import { smsSenders } from '../../apps/sms.js';
import { memories } from '../../apps/specialists.js';
import { taskApps } from '../../apps/tasks.js';
import { phoneOf } from '../../apps/values.js';
import {
  agent,
  both,
  chat as chatPage,
  combine,
  form,
  promise,
  recipe,
  say,
  spares,
} from '../../kit/index.js';

const PHONE = phoneOf(['de dienst', 'the service on duty']);

export const spoedknop = recipe({
  id: 'urgent-button',
  category: 'customer',
  tags: ['spoed', 'formulier', 'sms'],
  saves: spares(
    6,
    'Een klant belt rond tot hij iemand te pakken heeft.',
    'A customer calls around until someone answers.',
  ),
  variants: combine({ sms: smsSenders, chat: chats, tasks: taskApps }, { take: 9, apart: ['sms', 'chat'] }),
  build: ({ sms, chat, tasks }) => ({
    name: both(
      `Spoedknop voor klanten met sms via ${sms.app.label} en bericht in ${chat.app.label}`,
      `Urgent button for customers texting via ${sms.app.label} and posting in ${chat.app.label}`,
    ),
    description: both(
      `Een klant met haast vult twee velden in. De dienstdoende collega krijgt een sms via ${sms.app.label}, het team leest mee in ${chat.app.label} en in ${tasks.app.label} staat een taak voor vandaag.`,
      `A customer in a hurry fills in two fields. The colleague on duty gets a text via ${sms.app.label}, the team reads along in ${chat.app.label} and ${tasks.app.label} has a task for today.`,
    ),
    benefit: both('Spoed bereikt altijd iemand.', 'Urgent matters always reach someone.'),
    uses: [
      [sms, both('bereikt de dienstdoende collega', 'reaches the colleague on duty')],
      [chat, both('laat het team meelezen', 'lets the team read along')],
      [tasks, both('krijgt de taak', 'gets the task')],
    ],
    setup: [],
    names: {
      Spoedknop: 'Urgent button',
      'Sms naar dienst': 'Text whoever is on duty',
      'Lees mee': 'Read along',
      'Taak voor vandaag': 'Task for today',
    },
    promises: [promise('answer', 'Sms naar dienst', 'Taak voor vandaag')],
    nodes: [
      form(
        'Spoedknop',
        say('Spoed?', 'Urgent?'),
        say('We bellen je binnen een kwartier.', 'We will call you within a quarter of an hour.'),
        [
          ['telefoon', say('Waar kunnen we je bellen?', 'Where can we call you?')],
          ['reden', say('Wat is er aan de hand?', 'What is the matter?'), 'textarea'],
        ],
      ),
      sms.send(
        'Sms naar dienst',
        PHONE,
        say(
          '=Spoed: bel {{ $json.telefoon }}. {{ $json.reden }}',
          '=Urgent: call {{ $json.telefoon }}. {{ $json.reden }}',
        ),
      ),
      chat.post(
        'Lees mee',
        say(
          '=Spoed van {{ $json.telefoon }}: {{ $json.reden }}',
          '=Urgent, from {{ $json.telefoon }}: {{ $json.reden }}',
        ),
      ),
      tasks.create('Taak voor vandaag', {
        title: say('=Spoed: {{ $json.telefoon }}', '=Urgent: {{ $json.telefoon }}'),
        description: '={{ $json.reden }}',
        due: '={{ $now.toISODate() }}',
      }),
    ],
    flow: ['Spoedknop > Sms naar dienst', 'Spoedknop > Lees mee', 'Spoedknop > Taak voor vandaag'],
  }),
});

export const antwoordhulp = recipe({
  id: 'reply-coach',
  category: 'customer',
  tags: ['schrijfhulp', 'chat', 'klantenservice'],
  saves: spares(
    4,
    'Een nieuwe medewerker vraagt een collega hoe hij moet antwoorden.',
    'A new agent asks a colleague how to answer.',
  ),
  variants: combine({ memory: memories, model: mainModels }, { take: 9, sameApp: true }),
  build: ({ memory, model }) => ({
    name: both(
      `Antwoordhulp voor klantenservice met ${model.app.label} en geheugen in ${memory.app.label}`,
      `Reply coach for support with ${model.app.label} and memory in ${memory.app.label}`,
    ),
    description: both(
      `Een medewerker plakt een lastige mail in de chat. ${model.app.label} stelt een antwoord voor, legt uit waarom en onthoudt in ${memory.app.label} wat er eerder in het gesprek is besproken.`,
      `An agent pastes a tricky email into the chat. ${model.app.label} suggests a reply, explains why and remembers in ${memory.app.label} what was discussed earlier in the conversation.`,
    ),
    benefit: both('Nieuwe medewerkers antwoorden meteen goed.', 'New agents answer well from day one.'),
    uses: [
      [model, both('stelt antwoorden voor', 'suggests replies')],
      [memory, both('onthoudt het gesprek', 'remembers the conversation')],
    ],
    setup: [
      both(
        'Zet in "Coach" jullie spelregels, zoals wat je wel en niet vergoedt.',
        'Put your rules in "Coach", such as what you do and do not compensate.',
      ),
    ],
    names: {
      'Plak een mail': 'Paste an email',
      Coach: 'Coach',
      Taalmodel: 'Language model',
      Geheugen: 'Memory',
    },
    nodes: [
      chatPage(
        'Plak een mail',
        say(
          'Plak de mail van de klant, dan denken we mee.',
          "Paste the customer's email and we will think along.",
        ),
        say('Antwoordhulp', 'Reply coach'),
      ),
      agent(
        'Coach',
        say(
          'Je bent een ervaren Nederlandse klantenservicemedewerker. Stel een antwoord voor van hooguit acht zinnen, leg daarna in twee zinnen uit waarom je het zo schreef. Beloof nooit iets dat niet in de spelregels staat.',
          'You are an experienced customer service agent at a Dutch business. Suggest a reply of at most eight sentences in English, then explain in two sentences why you wrote it that way. Never promise anything that is not in the rules.',
        ),
      ),
      model.attach('Taalmodel', 'Coach'),
      memory.attach('Geheugen', 'Coach'),
    ],
    flow: ['Plak een mail > Coach'],
  }),
});
