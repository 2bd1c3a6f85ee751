import { appointments, calendars } from '../../apps/calendars.js';
import { telegramApp } from '../../apps/chats.js';
import { documents } from '../../apps/documents.js';
import { mainModels, openAiApp } from '../../apps/models.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { phoneOf, telegramChatId } from '../../apps/values.js';
import {
  append,
  appTrigger,
  both,
  chain,
  choose,
  codeEach,
  combine,
  extract,
  from,
  goOnAfterError,
  keep,
  node,
  only,
  pauseUntil,
  recipe,
  say,
  set,
  starts,
  t,
  transcribe,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { cancelling, notMarked } from './parts.js';

const PHONE = phoneOf(['jezelf', 'yourself']);

export const afspraakKlaarzetten = recipe({
  id: 'booking-prep',
  category: 'productivity',
  tags: ['afspraken', 'voorbereiding', 'herinnering'],
  saves: {
    minutes: 15,
    nl: 'Na elke boeking maak je een notitie, een taak en een herinnering.',
    en: 'After each booking you make a note, a task and a reminder.',
  },
  variants: combine(
    { source: appointments, doc: documents, task: taskApps, sms: smsSenders },
    {
      take: 9,
      apart: ['source', 'doc', 'task'],
      unless: ({ doc, task }) => doc.app.key === task.app.key,
    },
  ),
  build: ({ source, doc, task, sms }) => {
    const { nodes, path, ref: a } = starts(source, 'Nieuwe boeking', 'Afspraak');
    const off = cancelling(source);
    const moment = say(
      `{{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').setLocale('nl').toFormat("cccc d LLLL 'om' HH:mm") }}`,
      `{{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').setLocale('en').toFormat("cccc d LLLL 'at' HH:mm") }}`,
    );
    const notes = from('Onthoud het verslag', 'verslag');
    const page = doc.write('Maak het gespreksverslag', {
      title: say(t`Gesprek ${a.name} - ${a.title}`, t`Meeting ${a.name} - ${a.title}`),
      text: say(
        t`Afspraak: ${a.title}\nMet: ${a.name} (${a.email})\nWanneer: ${moment}\nLink: ${a.link}\n\nVragen vooraf\n\nAantekeningen\n\nAfspraken\n`,
        t`Appointment: ${a.title}\nWith: ${a.name} (${a.email})\nWhen: ${moment}\nLink: ${a.link}\n\nQuestions beforehand\n\nNotes\n\nAgreements\n`,
      ),
    });
    return {
      name: both(
        `Boekingen uit ${source.app.label} voorbereiden: verslag in ${doc.app.label}, taken in ${task.app.label}`,
        `Prepare ${source.app.label} bookings: notes in ${doc.app.label}, tasks in ${task.app.label}`,
      ),
      description: both(
        `Als ${source.event.nl}, staat het verslag klaar in ${doc.app.label} en de voorbereiding in ${task.app.label}. Een uur vooraf krijg je verslag en link via ${sms.app.label}; wordt er afgezegd, dan blijft het stil.`,
        `When ${source.event.en}, the notes are ready in ${doc.app.label} and the preparation in ${task.app.label}. An hour before you get notes and link by ${sms.app.label}; after a cancellation nothing is sent.`,
      ),
      benefit: both('Je hoeft alleen nog te verschijnen.', 'You only need to show up.'),
      uses: [
        [source, both('meldt de boeking', 'reports the booking')],
        [doc, both('krijgt het gespreksverslag', 'gets the meeting notes')],
        [task, both('krijgt de voorbereiding', 'gets the preparation')],
        [sms, both('stuurt de herinnering', 'sends the reminder')],
      ],
      setup: [
        both(
          'Wordt een afspraak afgezegd of verzet, haal dan zelf de taak en het verslag van het oude moment weg.',
          'If an appointment is cancelled or moved, remove the task and the notes of the old time yourself.',
        ),
      ],
      notes: [
        {
          over: [...off.over, 'Gaat het nog door?'],
          text: say(
            '## Afgezegd?\nEen afzegging onthoudt het nummer van de boeking. Wie daarna wacht op de herinnering, ziet dat en stopt. Calendly meldt een verzette afspraak als afzegging en nieuwe boeking; bij een andere app stop je de wachtende uitvoering onder Executions.',
            '## Cancelled?\nA cancellation remembers the number of the booking. Whatever waits for the reminder sees that and stops. Calendly reports a moved appointment as a cancellation and a new booking; with another app, stop the waiting run under Executions.',
          ),
        },
      ],
      names: {
        'Nieuwe boeking': 'New booking',
        Afspraak: 'Appointment',
        'Maak het gespreksverslag': 'Create the meeting notes',
        'Onthoud het verslag': 'Remember the notes',
        'Zet de voorbereiding klaar': 'Set up the preparation',
        'Tot een uur van tevoren': 'Until an hour before',
        'Gaat het nog door?': 'Is it still on?',
        'Sms jezelf': 'Text yourself',
        'Sms dat de taak ontbreekt': 'Text that the task is missing',
        ...off.names,
        'Tot de volgende ochtend': 'Until the next morning',
        'Werk het gesprek uit': 'Write up the meeting',
      },
      nodes: [
        ...nodes,
        ...page,
        set('Onthoud het verslag', { verslag: `={{ ${doc.link} }}` }),
        withErrorBranch(
          task.create('Zet de voorbereiding klaar', {
            title: say(t`Voorbereiden: ${a.title} met ${a.name}`, t`Prepare: ${a.title} with ${a.name}`),
            description: say(t`Voor ${moment}. Verslag: ${notes}`, t`For ${moment}. Notes: ${notes}`),
            due: t`{{ DateTime.max(DateTime.fromISO(${a.start.slice(3, -3)}).minus({ days: 1 }), $now).toISODate() }}`,
          }),
        ),
        sms.send(
          'Sms dat de taak ontbreekt',
          PHONE,
          say(
            t`De taak om ${a.title} met ${a.name} voor te bereiden kon niet in ${task.app.label}. Verslag: ${notes}`,
            t`The task to prepare ${a.title} with ${a.name} could not go into ${task.app.label}. Notes: ${notes}`,
          ),
        ),
        pauseUntil(
          'Tot een uur van tevoren',
          t`{{ DateTime.fromISO(${a.start.slice(3, -3)}).minus({ hours: 1 }).toISO() }}`,
        ),
        notMarked('Gaat het nog door?', only(a.id)),
        sms.send(
          'Sms jezelf',
          PHONE,
          say(
            t`Om {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }}: ${a.title} met ${a.name}. Link: ${a.link} Verslag: ${notes}`,
            t`At {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }}: ${a.title} with ${a.name}. Link: ${a.link} Notes: ${notes}`,
          ),
        ),
        pauseUntil(
          'Tot de volgende ochtend',
          t`{{ DateTime.fromISO(${a.end.slice(3, -3)}).plus({ days: 1 }).set({ hour: 9, minute: 0 }).toISO() }}`,
        ),
        task.create('Werk het gesprek uit', {
          title: say(t`Uitwerken: ${a.title} met ${a.name}`, t`Write up: ${a.title} with ${a.name}`),
          description: say(
            'Zet de afspraken op de lijst en stuur een bedankje.',
            'Put the agreements on the list and send a thank-you note.',
          ),
          due: '={{ $now.toISODate() }}',
        }),
        ...off.nodes,
      ],
      flow: [
        `${path} > ${chain(page)} > Onthoud het verslag > Zet de voorbereiding klaar`,
        ...off.paths,
        'Zet de voorbereiding klaar #1 > Sms dat de taak ontbreekt',
        'Onthoud het verslag > Tot een uur van tevoren > Gaat het nog door? > Sms jezelf > Tot de volgende ochtend > Werk het gesprek uit',
      ],
    };
  },
});

export const spraakmemo = recipe({
  id: 'voice-memo',
  category: 'productivity',
  tags: ['spraak', 'telegram', 'ai', 'taken'],
  saves: {
    minutes: 6,
    nl: 'Onderweg bedenk je iets en later typ je het uit, als je het nog weet.',
    en: 'On the road you think of something and type it out later, if you remember.',
  },
  variants: combine(
    { task: taskApps, calendar: calendars, model: mainModels, table: tables },
    {
      take: 9,
      apart: ['task', 'calendar'],
      sameApp: true,
      unless: ({ task, table }) => task.app.key === table.app.key,
    },
  ),
  build: ({ task, calendar, model, table }) => ({
    name: both(
      `Spraakmemo in Telegram omzetten naar een taak in ${task.app.label} of afspraak in ${calendar.app.label}`,
      `Turn a Telegram voice memo into a ${task.app.label} task or a ${calendar.app.label} appointment`,
    ),
    description: both(
      `Spreek in Telegram een memo in. De tekst wordt uitgeschreven, ${model.app.label} bepaalt of het een taak, een afspraak of een idee is en zet het in ${task.app.label}, ${calendar.app.label} of ${table.app.label}.`,
      `Record a memo in Telegram. It is written out, ${model.app.label} decides whether it is a task, an appointment or an idea and puts it in ${task.app.label}, ${calendar.app.label} or ${table.app.label}.`,
    ),
    benefit: both(
      'Onderweg gedacht is meteen geregeld.',
      'What you think of on the road is arranged at once.',
    ),
    uses: [
      [{ app: telegramApp }, both('ontvangt de memo en antwoordt', 'receives the memo and answers')],
      [{ app: openAiApp }, both('schrijft de spraak uit', 'transcribes the speech')],
      [model, both('begrijpt wat je bedoelt', 'understands what you mean')],
      [task, both('krijgt de taken', 'gets the tasks')],
      [calendar, both('krijgt de afspraken', 'gets the appointments')],
      [table, both('bewaart de ideeën', 'keeps the ideas')],
    ],
    setup: [
      both(
        'Maak een tabel Ideeën met de kolommen Idee, Memo en Datum.',
        'Make a table Ideas with the columns Idea, Memo and Date.',
      ),
      both(
        'Stuur de bot eerst /start (hij vraagt dan om een memo) en daarna een spraakbericht.',
        'First send the bot /start (it then asks for a memo) and after that a voice message.',
      ),
    ],
    notes: [
      {
        over: ['Zit er spraak in?', 'Haal de opname op', 'Schrijf uit'],
        text: say(
          '## Van spraak naar tekst\nEen getypt bericht slaat het uitschrijven over.',
          '## From speech to text\nA typed message skips the transcription.',
        ),
      },
      {
        over: ['Begrijp de memo', 'Controleer de uitkomst', 'Wat is het?'],
        text: say(
          '## Eerst controleren\nEen afspraak zonder leesbare tijd wordt een taak voor morgen. Wat het model niet begrijpt, wordt een idee, met de hele memo erbij.',
          '## First check\nAn appointment without a readable time becomes a task for tomorrow. What the model does not understand becomes an idea, with the whole memo.',
        ),
      },
    ],
    names: {
      'Bericht aan de bot': 'Message to the bot',
      'Alleen jouw chat': 'Your chat only',
      'Controleer de uitkomst': 'Check the result',
      'Zit er spraak in?': 'Is there speech in it?',
      'Haal de opname op': 'Fetch the recording',
      'Schrijf uit': 'Transcribe',
      'Vraag het opnieuw': 'Ask for it again',
      'Getypte tekst': 'Typed text',
      'Tekst van de memo': 'Text of the memo',
      'Staat er iets in?': 'Is there anything in it?',
      'Meld dat bewaren mislukte': 'Report that keeping failed',
      'Begrijp de memo': 'Understand the memo',
      Taalmodel: 'Language model',
      'Wat is het?': 'What is it?',
      'Zet de taak klaar': 'Set up the task',
      'Zet in de agenda': 'Put in the calendar',
      'Bewaar het idee': 'Keep the idea',
      'Bevestig in Telegram': 'Confirm in Telegram',
    },
    nodes: [
      appTrigger('Bericht aan de bot', 'telegramTrigger', 1.5, {
        updates: ['message'],
        additionalFields: {},
      }),
      keep('Alleen jouw chat', [['={{ String($json.message.chat.id) }}', 'is', telegramChatId]]),
      when('Zit er spraak in?', [['={{ Boolean($json.message.voice) }}', 'yes']]),
      withErrorBranch(
        node('Haal de opname op', 'telegram', 1.2, {
          resource: 'file',
          operation: 'get',
          fileId: '={{ $json.message.voice.file_id }}',
          download: true,
          additionalFields: {},
        }),
      ),
      withErrorBranch(transcribe('Schrijf uit')),
      set('Getypte tekst', { text: "={{ $json.message.text || '' }}" }),
      append('Tekst van de memo', 2),
      when('Staat er iets in?', [
        ["={{ String($json.text ?? '').trim() !== '' && !String($json.text).startsWith('/') }}", 'yes'],
      ]),
      goOnAfterError(
        extract(
          'Begrijp de memo',
          say(
            t`Vandaag is {{ $now.setLocale('nl').toFormat('cccc yyyy-MM-dd HH:mm') }}.\n${'{{ $json.text }}'}`,
            t`Today is {{ $now.setLocale('en').toFormat('cccc yyyy-MM-dd HH:mm') }}.\n${'{{ $json.text }}'}`,
          ),
          [
            [
              'soort',
              'string',
              say('Precies een van: taak, afspraak, idee', 'Exactly one of: task, appointment, idea'),
            ],
            ['titel', 'string', say('Korte titel in het Nederlands', 'Short title in English')],
            [
              'wanneer?',
              'string',
              say(
                'Datum en tijd als ISO 8601 in Nederlandse tijd, leeg als niet genoemd',
                'Date and time as ISO 8601 in Dutch time (Europe/Amsterdam), empty if not mentioned',
              ),
            ],
          ],
        ),
      ),
      model.attach('Taalmodel', 'Begrijp de memo'),
      codeEach(
        'Controleer de uitkomst',
        `
const uit = $json.output ?? {};
const memo = $('Tekst van de memo').item.json.text || '';
const moment = DateTime.fromISO(String(uit.wanneer ?? ''), { zone: 'Europe/Amsterdam' });
let soort = ['${say('taak', 'task')}', '${say('afspraak', 'appointment')}'].find((naam) => String(uit.soort).toLowerCase().includes(naam)) ?? '${say('idee', 'idea')}';
if (soort === '${say('afspraak', 'appointment')}' && !moment.isValid) soort = '${say('taak', 'task')}';
return { json: { soort, titel: uit.titel || memo.slice(0, 80), wanneer: (moment.isValid ? moment : DateTime.now().plus({ days: 1 })).toISO(), dag: soort === '${say('idee', 'idea')}' ? '' : (moment.isValid ? moment : DateTime.now().plus({ days: 1 })).setLocale('${say('nl', 'en')}').toFormat(soort === '${say('afspraak', 'appointment')}' ? 'cccc d LLLL HH:mm' : 'cccc d LLLL') } };`,
      ),
      choose(
        'Wat is het?',
        [
          [say('Taak', 'Task'), ['={{ $json.soort }}', 'is', say('taak', 'task')]],
          [say('Afspraak', 'Appointment'), ['={{ $json.soort }}', 'is', say('afspraak', 'appointment')]],
        ],
        say('Idee', 'Idea'),
      ),
      withErrorBranch(
        task.create('Zet de taak klaar', {
          title: '={{ $json.titel }}',
          description: "={{ $('Tekst van de memo').item.json.text }}",
          due: '={{ $json.wanneer.slice(0, 10) }}',
        }),
      ),
      withErrorBranch(
        calendar.create('Zet in de agenda', {
          title: '={{ $json.titel }}',
          start: '={{ $json.wanneer }}',
          end: '={{ DateTime.fromISO($json.wanneer).plus({ minutes: 30 }).toISO() }}',
        }),
      ),
      withErrorBranch(
        table.append('Bewaar het idee', say('Ideeën', 'Ideas'), {
          [say('Idee', 'Idea')]: '={{ $json.titel }}',
          Memo: "={{ $('Tekst van de memo').item.json.text }}",
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
      ),
      node('Vraag het opnieuw', 'telegram', 1.2, {
        resource: 'message',
        operation: 'sendMessage',
        chatId: "={{ $('Bericht aan de bot').first().json.message.chat.id }}",
        text: say(
          'Hier kon ik geen memo uit halen. Spreek hem nog eens in of typ wat je bedoelt.',
          'I could not get a memo out of this. Record it again or type what you mean.',
        ),
        additionalFields: { appendAttribution: false },
      }),
      node('Bevestig in Telegram', 'telegram', 1.2, {
        resource: 'message',
        operation: 'sendMessage',
        chatId: "={{ $('Bericht aan de bot').first().json.message.chat.id }}",
        text: say(
          "=Genoteerd als {{ $('Controleer de uitkomst').first().json.soort }}: {{ $('Controleer de uitkomst').first().json.titel }} {{ $('Controleer de uitkomst').first().json.dag }}",
          "=Noted as {{ $('Controleer de uitkomst').first().json.soort }}: {{ $('Controleer de uitkomst').first().json.titel }} {{ $('Controleer de uitkomst').first().json.dag }}",
        ),
        additionalFields: { appendAttribution: false },
      }),
      node('Meld dat bewaren mislukte', 'telegram', 1.2, {
        resource: 'message',
        operation: 'sendMessage',
        chatId: "={{ $('Bericht aan de bot').first().json.message.chat.id }}",
        text: say(
          "=Dit kon ik niet wegzetten als {{ $('Controleer de uitkomst').first().json.soort }}. Je memo was: {{ $('Tekst van de memo').first().json.text }}",
          "=I could not put this away as {{ $('Controleer de uitkomst').first().json.soort }}. Your memo was: {{ $('Tekst van de memo').first().json.text }}",
        ),
        additionalFields: { appendAttribution: false },
      }),
    ],
    flow: [
      'Bericht aan de bot > Alleen jouw chat > Zit er spraak in? > Haal de opname op > Schrijf uit > Tekst van de memo > Staat er iets in? > Begrijp de memo > Controleer de uitkomst > Wat is het? > Zet de taak klaar > Bevestig in Telegram',
      'Haal de opname op #1 > Vraag het opnieuw',
      'Schrijf uit #1 > Vraag het opnieuw',
      'Staat er iets in? #1 > Vraag het opnieuw',
      'Zet de taak klaar #1 > Meld dat bewaren mislukte',
      'Zet in de agenda #1 > Meld dat bewaren mislukte',
      'Bewaar het idee #1 > Meld dat bewaren mislukte',
      'Zit er spraak in? #1 > Getypte tekst > Tekst van de memo @1',
      'Wat is het? #1 > Zet in de agenda > Bevestig in Telegram',
      'Wat is het? #2 > Bewaar het idee > Bevestig in Telegram',
    ],
  }),
});
