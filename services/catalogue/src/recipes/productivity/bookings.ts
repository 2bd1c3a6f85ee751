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
  goOnAfterError,
  keep,
  node,
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
    const page = doc.write('Maak het gespreksverslag', {
      title: say(t`Gesprek ${a.name} - ${a.title}`, t`Meeting ${a.name} - ${a.title}`),
      text: say(
        t`Afspraak: ${a.title}\nMet: ${a.name} (${a.email})\nWanneer: ${a.start}\nLink: ${a.link}\n\nVragen vooraf\n\nAantekeningen\n\nAfspraken\n`,
        t`Appointment: ${a.title}\nWith: ${a.name} (${a.email})\nWhen: ${a.start}\nLink: ${a.link}\n\nQuestions beforehand\n\nNotes\n\nAgreements\n`,
      ),
    });
    return {
      name: both(
        `Boekingen uit ${source.app.label} voorbereiden: verslag in ${doc.app.label}, taken in ${task.app.label}`,
        `Prepare ${source.app.label} bookings: notes in ${doc.app.label}, tasks in ${task.app.label}`,
      ),
      description: both(
        `Als ${source.event.nl}, staat het gespreksverslag klaar in ${doc.app.label} en de voorbereiding in ${task.app.label}. Een uur van tevoren, of bij een late boeking meteen, krijg je de link via ${sms.app.label}.`,
        `When ${source.event.en}, the meeting notes are ready in ${doc.app.label} and the preparation in ${task.app.label}. An hour before, or at once after a late booking, you get the link by ${sms.app.label}.`,
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
          'Wordt een afspraak verzet of afgezegd? Stop dan de wachtende uitvoering onder Executions en haal de taak weg; dat gaat niet vanzelf.',
          'Is an appointment moved or cancelled? Then stop the waiting run under Executions and remove the task; that does not happen by itself.',
        ),
      ],
      names: {
        'Nieuwe boeking': 'New booking',
        Afspraak: 'Appointment',
        'Maak het gespreksverslag': 'Create the meeting notes',
        'Onthoud het verslag': 'Remember the notes',
        'Zet de voorbereiding klaar': 'Set up the preparation',
        'Tot een uur van tevoren': 'Until an hour before',
        'Sms jezelf': 'Text yourself',
        'Tot de volgende ochtend': 'Until the next morning',
        'Werk het gesprek uit': 'Write up the meeting',
      },
      nodes: [
        ...nodes,
        ...page,
        set('Onthoud het verslag', { verslag: `={{ ${doc.link} }}` }),
        task.create('Zet de voorbereiding klaar', {
          title: say(t`Voorbereiden: ${a.title} met ${a.name}`, t`Prepare: ${a.title} with ${a.name}`),
          description: say(
            t`Verslag: {{ $('Onthoud het verslag').item.json.verslag }}`,
            t`Notes: {{ $('Onthoud het verslag').item.json.verslag }}`,
          ),
          due: t`{{ DateTime.max(DateTime.fromISO(${a.start.slice(3, -3)}).minus({ days: 1 }), $now).toISODate() }}`,
        }),
        pauseUntil(
          'Tot een uur van tevoren',
          t`{{ DateTime.fromISO(${a.start.slice(3, -3)}).minus({ hours: 1 }).toISO() }}`,
        ),
        sms.send(
          'Sms jezelf',
          PHONE,
          say(
            t`Om {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }}: ${a.title} met ${a.name}. Verslag: {{ $('Onthoud het verslag').item.json.verslag }}`,
            t`At {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }}: ${a.title} with ${a.name}. Notes: {{ $('Onthoud het verslag').item.json.verslag }}`,
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
      ],
      flow: [
        `${path} > ${chain(page)} > Onthoud het verslag > Zet de voorbereiding klaar`,
        'Onthoud het verslag > Tot een uur van tevoren > Sms jezelf > Tot de volgende ochtend > Werk het gesprek uit',
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
        'Stuur de bot eerst /start en daarna een spraakbericht.',
        'First send the bot /start and then a voice message.',
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
      node('Haal de opname op', 'telegram', 1.2, {
        resource: 'file',
        operation: 'get',
        fileId: '={{ $json.message.voice.file_id }}',
        download: true,
        additionalFields: {},
      }),
      withErrorBranch(transcribe('Schrijf uit')),
      set('Getypte tekst', { text: "={{ $json.message.text || '' }}" }),
      append('Tekst van de memo', 2),
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
return { json: { soort, titel: uit.titel || memo.slice(0, 80), wanneer: (moment.isValid ? moment : DateTime.now().plus({ days: 1 })).toISO() } };`,
      ),
      choose(
        'Wat is het?',
        [
          [say('Taak', 'Task'), ['={{ $json.soort }}', 'is', say('taak', 'task')]],
          [say('Afspraak', 'Appointment'), ['={{ $json.soort }}', 'is', say('afspraak', 'appointment')]],
        ],
        say('Idee', 'Idea'),
      ),
      task.create('Zet de taak klaar', {
        title: '={{ $json.titel }}',
        description: "={{ $('Tekst van de memo').item.json.text }}",
        due: '={{ $json.wanneer.slice(0, 10) }}',
      }),
      calendar.create('Zet in de agenda', {
        title: '={{ $json.titel }}',
        start: '={{ $json.wanneer }}',
        end: '={{ DateTime.fromISO($json.wanneer).plus({ minutes: 30 }).toISO() }}',
      }),
      table.append('Bewaar het idee', say('Ideeën', 'Ideas'), {
        [say('Idee', 'Idea')]: '={{ $json.titel }}',
        Memo: "={{ $('Tekst van de memo').item.json.text }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      node('Vraag het opnieuw', 'telegram', 1.2, {
        resource: 'message',
        operation: 'sendMessage',
        chatId: "={{ $('Bericht aan de bot').first().json.message.chat.id }}",
        text: say(
          'De opname kon niet worden uitgeschreven. Stuur haar nog eens of typ het.',
          'The recording could not be transcribed. Send it again or type it.',
        ),
        additionalFields: { appendAttribution: false },
      }),
      node('Bevestig in Telegram', 'telegram', 1.2, {
        resource: 'message',
        operation: 'sendMessage',
        chatId: "={{ $('Bericht aan de bot').first().json.message.chat.id }}",
        text: say(
          "=Genoteerd als {{ $('Controleer de uitkomst').first().json.soort }}: {{ $('Controleer de uitkomst').first().json.titel }}",
          "=Noted as {{ $('Controleer de uitkomst').first().json.soort }}: {{ $('Controleer de uitkomst').first().json.titel }}",
        ),
        additionalFields: { appendAttribution: false },
      }),
    ],
    flow: [
      'Bericht aan de bot > Alleen jouw chat > Zit er spraak in? > Haal de opname op > Schrijf uit > Tekst van de memo > Begrijp de memo > Controleer de uitkomst > Wat is het? > Zet de taak klaar > Bevestig in Telegram',
      'Schrijf uit #1 > Vraag het opnieuw',
      'Zit er spraak in? #1 > Getypte tekst > Tekst van de memo @1',
      'Wat is het? #1 > Zet in de agenda > Bevestig in Telegram',
      'Wat is het? #2 > Bewaar het idee > Bevestig in Telegram',
    ],
  }),
});
