import { chats } from '../../apps/chats.js';
import { taskApps } from '../../apps/tasks.js';
import { both, combine, onError, onlyNew, recipe, say, set } from '../../kit/index.js';

export const campaignFailure = recipe({
  id: 'campaign-error-watch',
  category: 'marketing',
  tags: ['storing', 'bewaking', 'campagne'],
  saves: {
    minutes: 15,
    nl: 'Een mislukte campagne valt pas op als een klant erover belt.',
    en: 'A failed campaign is noticed when a customer calls about it.',
  },
  variants: combine({ chat: chats, task: taskApps }, { take: 7 }),
  build: ({ chat, task }) => ({
    name: both(
      `Fouten in marketingprocessen melden in ${chat.app.label} met taak in ${task.app.label}`,
      `Report marketing process errors in ${chat.app.label} with a ${task.app.label} task`,
    ),
    description: both(
      `Loopt een van je marketingprocessen in n8n vast, dan leest het team in ${chat.app.label} welke stap dat is. De eerste keer per dag komt er ook een taak in ${task.app.label}.`,
      `When one of your marketing processes in n8n fails, the team reads in ${chat.app.label} which step it is. The first time each day a task follows in ${task.app.label}.`,
    ),
    benefit: both(
      'Een vastgelopen campagne is binnen een minuut bekend.',
      'A stuck campaign is known within a minute.',
    ),
    uses: [
      [chat, both('meldt de fout', 'reports the error')],
      [task, both('zorgt dat iemand het oplost', 'makes sure someone fixes it')],
    ],
    setup: [
      both(
        'Kies hem bij de instellingen van je andere processen als Error Workflow.',
        'Choose it as Error Workflow in the settings of your other processes.',
      ),
    ],
    names: {
      'Er ging iets mis': 'Something went wrong',
      Fout: 'Error',
      'Meld fout': 'Report error',
      'Eerste keer vandaag': 'First time today',
      'Maak hersteltaak': 'Create repair task',
    },
    nodes: [
      onError('Er ging iets mis'),
      set('Fout', {
        proces: '={{ $json.workflow.name }}',
        stap: '={{ $json.execution?.lastNodeExecuted ?? "start" }}',
        uitleg: '={{ $json.execution?.error?.message ?? $json.trigger?.error?.message }}',
        adres: '={{ $json.execution?.url ?? "" }}',
      }),
      chat.post(
        'Meld fout',
        say(
          '="{{ $json.proces }}" stopte bij "{{ $json.stap }}": {{ $json.uitleg }} {{ $json.adres }}',
          '="{{ $json.proces }}" stopped at "{{ $json.stap }}": {{ $json.uitleg }} {{ $json.adres }}',
        ),
      ),
      onlyNew('Eerste keer vandaag', "={{ $json.proces }} {{ $now.toFormat('yyyy-MM-dd') }}"),
      task.create('Maak hersteltaak', {
        title: say('=Herstel: {{ $json.proces }}', '=Repair: {{ $json.proces }}'),
        description: say(
          '=Stap {{ $json.stap }}: {{ $json.uitleg }}\n{{ $json.adres }}',
          '=Step {{ $json.stap }}: {{ $json.uitleg }}\n{{ $json.adres }}',
        ),
        due: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
    ],
    flow: ['Er ging iets mis > Fout > Meld fout', 'Fout > Eerste keer vandaag > Maak hersteltaak'],
  }),
});
