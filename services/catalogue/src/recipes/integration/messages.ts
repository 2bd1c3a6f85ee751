import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { pushers } from '../../apps/push.js';
import { heardQueues, ownSystem } from '../../apps/queues.js';
import { sinks } from '../../apps/sinks.js';
import { smsSenders } from '../../apps/sms.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf, phoneOf, webAddress } from '../../apps/values.js';
import {
  both,
  called,
  choose,
  code,
  combine,
  everyHours,
  goOnAfterError,
  http,
  loop,
  only,
  pause,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const PHONE = phoneOf(['wie dienst heeft', 'who is on duty']);

const RECEIVER = webAddress(
  ['adres van de ontvanger', 'address of the receiver'],
  ['Het adres dat de berichten aanneemt.', 'The address that takes the messages.'],
  ['https://example.com/api/berichten', 'https://example.com/api/messages'],
);

export const queueToStore = recipe({
  id: 'queue-to-store',
  category: 'integration',
  tags: ['wachtrij', 'verwerking', 'database'],
  saves: spares(
    5,
    'Een ontwikkelaar bouwt en bewaakt een eigen verwerker.',
    'A developer builds and watches a consumer.',
  ),
  variants: combine(
    { queue: heardQueues, place: sinks, dead: tables, chat: chats },
    { take: 11, apart: ['queue', 'place'] },
  ),
  build: ({ queue, place, dead, chat }) => {
    const { nodes, path, ref: m } = starts(queue.received, 'Bericht uit de wachtrij', 'Bericht');
    return {
      name: both(
        `Berichten uit ${queue.app.label} verwerken naar ${place.app.label} met uitvallijst`,
        `Process ${queue.app.label} messages into ${place.app.label} with a list of failures`,
      ),
      description: both(
        `Als ${queue.received.event.nl}, wordt de inhoud gecontroleerd en bewaard in ${place.app.label}. Onbruikbare berichten gaan naar ${dead.app.label} en het team leest waarom in ${chat.app.label}.`,
        `When ${queue.received.event.en}, the content is checked and stored in ${place.app.label}. Unusable messages go to ${dead.app.label} and the team reads why in ${chat.app.label}.`,
      ),
      benefit: both(
        'Een kapot bericht blokkeert de rij niet en gaat ook niet verloren.',
        'A broken message neither blocks the queue nor gets lost.',
      ),
      uses: [
        [queue, both('levert de berichten', 'supplies the messages')],
        [place, both('bewaart de inhoud', 'stores the content')],
        [dead, both('bewaart wat niet lukte', 'keeps what failed')],
        [chat, both('meldt uitval', 'reports failures')],
      ],
      setup: [
        ...(queue.received.setup ?? []),
        both(
          'Zet in "Bruikbaar?" welke velden een bericht moet hebben.',
          'Say in "Bruikbaar?" which fields a message must have.',
        ),
      ],
      names: {
        'Bericht uit de wachtrij': 'Message from the queue',
        Bericht: 'Message',
        'Bruikbaar?': 'Usable?',
        Kolommen: 'Columns',
        Bewaar: 'Store',
        'Naar de uitvallijst': 'To the list of failures',
        'Meld de uitval': 'Report the failure',
      },
      nodes: [
        ...nodes,
        when('Bruikbaar?', [
          [only(m.id), 'filled'],
          [only(m.text), 'filled'],
        ]),
        set('Kolommen', {
          [say('bericht_id', 'message_id')]: only(m.id),
          [say('onderwerp', 'subject')]: only(m.subject),
          [say('tekst', 'text')]: only(m.text),
          [say('verwerkt_op', 'processed_on')]: '={{ $now.toISO() }}',
        }),
        withErrorBranch(
          place.write('Bewaar', say('berichten', 'messages'), [
            say('bericht_id', 'message_id'),
            say('onderwerp', 'subject'),
            say('tekst', 'text'),
            say('verwerkt_op', 'processed_on'),
          ]),
        ),
        dead.append('Naar de uitvallijst', say('Uitval', 'Failures'), {
          [say('Bericht', 'Message')]: only(m.id),
          [say('Tekst', 'Text')]: only(m.text),
          [say('Reden', 'Reason')]: `={{ $json.error ?? '${say('onvolledig', 'incomplete')}' }}`,
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        chat.post(
          'Meld de uitval',
          say(
            t`Bericht ${m.id} is niet verwerkt en staat in de uitvallijst.`,
            t`Message ${m.id} was not processed and is in the list of failures.`,
          ),
        ),
      ],
      flow: [
        `${path} > Bruikbaar? > Kolommen > Bewaar`,
        'Bruikbaar? #1 > Naar de uitvallijst > Meld de uitval',
        'Bewaar #1 > Naar de uitvallijst',
      ],
    };
  },
});

const TRIES = ownLimit(
  ['Pogingen', 'Tries'],
  ['Na hoeveel pogingen het een taak wordt.', 'After how many tries it becomes a task.'],
  5,
);

export const deliverAndRetry = recipe({
  id: 'deliver-and-retry',
  category: 'integration',
  tags: ['wachtrij', 'herhalen', 'koppeling'],
  saves: spares(
    5,
    'Iemand zoekt een mislukt bericht op en biedt het opnieuw aan.',
    'Someone finds a failed message and offers it again.',
  ),
  variants: combine(
    { queue: heardQueues, table: fullTables, chat: chats, todo: taskApps },
    { take: 10, apart: ['queue', 'table'] },
  ),
  build: ({ queue, table, chat, todo }) => {
    const { nodes, path, ref: m } = starts(queue.received, 'Bericht uit de wachtrij', 'Bericht');
    return {
      name: both(
        `Berichten uit ${queue.app.label} afleveren en mislukte herhalen vanuit ${table.app.label}`,
        `Deliver ${queue.app.label} messages and retry failed ones from ${table.app.label}`,
      ),
      description: both(
        `Levert af zodra ${queue.received.event.nl}; lukt dat niet, dan wacht het bericht in ${table.app.label} en volgt elk uur een nieuwe poging. Na vijf keer (of jouw grens) komt er een taak in ${todo.app.label}.`,
        `Delivers as soon as ${queue.received.event.en}; if that fails the message waits in ${table.app.label} and is tried every hour. After five times (or your limit) it becomes a task in ${todo.app.label}.`,
      ),
      benefit: both(
        'Een storing bij de ontvanger kost je geen enkel bericht.',
        'An outage at the receiver costs you no messages.',
      ),
      uses: [
        [queue, both('levert de berichten', 'supplies the messages')],
        [{ app: ownSystem }, both('neemt de berichten aan', 'takes the messages')],
        [table, both('bewaart wat nog moet', 'keeps what is still due')],
        [todo, both('krijgt een taak na te veel pogingen', 'gets a task after too many tries')],
        [chat, both('meldt wat alsnog lukte', 'tells what worked after all')],
      ],
      setup: [
        ...(queue.received.setup ?? []),
        both(
          'Laat de ontvanger een id dat hij al kent overslaan: liever een bericht twee keer dan nooit.',
          'Have the receiver skip an id that it knows: rather a message twice than never.',
        ),
      ],
      notes: [
        {
          over: ['Lever af', 'Bewaar voor later'],
          text: say(
            '## Eerste poging\nWat niet lukt, wordt met nul pogingen bewaard. Zo gaat er bij een storing niets verloren.',
            '## First attempt\nWhat fails is kept with zero attempts. So nothing is lost in an outage.',
          ),
        },
        {
          over: ['Elk uur', 'Nieuwe poging'],
          text: say(
            '## Herhalen\nElk uur worden de open berichten opnieuw aangeboden, een voor een. Van wat bezorgd is blijft alleen het nummer staan.',
            '## Retry\nEvery hour the open messages are offered again, one by one. Of what is delivered only the number stays.',
          ),
        },
      ],
      names: {
        'Bericht uit de wachtrij': 'Message from the queue',
        Bericht: 'Message',
        'Lever af': 'Deliver',
        'Bewaar voor later': 'Keep for later',
        'Elk uur': 'Every hour',
        'Open berichten': 'Open messages',
        'Een voor een': 'One by one',
        'Wachtend bericht': 'Waiting message',
        'Nieuwe poging': 'New attempt',
        'Zet op bezorgd': 'Mark as delivered',
        'Korte rust': 'Short rest',
        'Vaak genoeg geprobeerd?': 'Tried often enough?',
        'Geef op': 'Give up',
        'Maak een taak': 'Create a task',
        'Tel de poging': 'Count the attempt',
        'Tel de ronde': 'Count the round',
        'Meld de ronde': 'Report the round',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          http('Lever af', RECEIVER, {
            method: 'POST',
            auth: 'header',
            json: "={{ { id: $('Bericht').item.json.id, tekst: $('Bericht').item.json.text } }}",
          }),
        ),
        table.upsert('Bewaar voor later', say('Onbezorgd', 'Undelivered'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: only(m.id),
          [say('Tekst', 'Text')]: only(m.text),
          [say('Pogingen', 'Attempts')]: '0',
          [say('Staat', 'State')]: 'open',
        }),
        everyHours('Elk uur', 1),
        table.find('Open berichten', say('Onbezorgd', 'Undelivered'), say('Staat', 'State'), 'open'),
        loop('Een voor een', 1),
        set('Wachtend bericht', {
          nummer: `={{ ${table.cell(say('Nummer', 'Number'))} }}`,
          tekst: `={{ ${table.cell(say('Tekst', 'Text'))} }}`,
          pogingen: ['number', `={{ (Number(${table.cell(say('Pogingen', 'Attempts'))}) || 0) + 1 }}`],
        }),
        withErrorBranch(
          http('Nieuwe poging', RECEIVER, {
            method: 'POST',
            auth: 'header',
            json: '={{ { id: $json.nummer, tekst: $json.tekst } }}',
          }),
        ),
        table.upsert('Zet op bezorgd', say('Onbezorgd', 'Undelivered'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: "={{ $('Wachtend bericht').item.json.nummer }}",
          [say('Tekst', 'Text')]: '',
          [say('Staat', 'State')]: say('bezorgd', 'delivered'),
        }),
        when('Vaak genoeg geprobeerd?', [
          ["={{ $('Wachtend bericht').item.json.pogingen }}", '>=', `={{ ${TRIES} }}`],
        ]),
        table.upsert('Geef op', say('Onbezorgd', 'Undelivered'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: "={{ $('Wachtend bericht').item.json.nummer }}",
          [say('Staat', 'State')]: say('opgegeven', 'given up'),
        }),
        todo.create('Maak een taak', {
          title: `=${say('Bericht niet te bezorgen', 'Message cannot be delivered')}: {{ $('Wachtend bericht').item.json.nummer }}`,
          description: "={{ $('Wachtend bericht').item.json.tekst }}",
        }),
        table.upsert('Tel de poging', say('Onbezorgd', 'Undelivered'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: "={{ $('Wachtend bericht').item.json.nummer }}",
          [say('Pogingen', 'Attempts')]: "={{ $('Wachtend bericht').item.json.pogingen }}",
        }),
        pause('Korte rust', 5, 'seconds'),
        code('Tel de ronde', "return [{ json: { aangeboden: $('Open berichten').all().length } }];"),
        chat.post(
          'Meld de ronde',
          say(
            '=Herhaalronde klaar: {{ $json.aangeboden }} berichten opnieuw aangeboden.',
            '=Retry round done: {{ $json.aangeboden }} messages offered again.',
          ),
        ),
      ],
      flow: [
        `${path} > Lever af`,
        'Lever af #1 > Bewaar voor later',
        'Elk uur > Open berichten > Een voor een #1 > Wachtend bericht > Nieuwe poging > Zet op bezorgd > Korte rust > Een voor een',
        'Nieuwe poging #1 > Vaak genoeg geprobeerd? > Geef op > Maak een taak > Korte rust',
        'Vaak genoeg geprobeerd? #1 > Tel de poging > Korte rust',
        'Een voor een > Tel de ronde > Meld de ronde',
      ],
    };
  },
});

export const sharedMessenger = recipe({
  id: 'shared-messenger',
  category: 'integration',
  tags: ['meldingen', 'bouwsteen', 'n8n'],
  saves: spares(
    5,
    'Elke koppeling krijgt anders haar eigen, net iets andere meldstappen.',
    'Each flow would otherwise get its own slightly different steps.',
  ),
  variants: combine(
    { chat: chats, push: pushers, mailer: mailers, sms: smsSenders },
    { take: 8, apart: ['chat', 'push', 'mailer'] },
  ),
  build: ({ chat, push, mailer, sms }) => ({
    name: both(
      `Eén bouwsteen voor meldingen via ${chat.app.label}, ${mailer.app.label} en ${push.app.label}`,
      `One building block for messages through ${chat.app.label}, ${mailer.app.label} and ${push.app.label}`,
    ),
    description: both(
      `Andere koppelingen geven titel, tekst en belang mee: gewoon nieuws gaat naar ${chat.app.label}, belangrijk nieuws ook per mail via ${mailer.app.label}, en wat dringend is naar ${push.app.label} of ${sms.app.label}.`,
      `Other n8n flows call it with a title, text and weight: plain news goes to ${chat.app.label}, important news also by mail through ${mailer.app.label}, and urgent news to ${push.app.label} or ${sms.app.label}.`,
    ),
    benefit: both(
      'Je past op één plek aan hoe en waar er gemeld wordt.',
      'You change how and where to report in a single place.',
    ),
    uses: [
      [chat, both('krijgt elk bericht', 'gets every message')],
      [mailer, both('mailt belangrijke berichten', 'mails important messages')],
      [push, both('waarschuwt bij dringende berichten', 'warns about urgent messages')],
      [sms, both('vangt op als de melding niet aankomt', 'steps in when the alert does not arrive')],
    ],
    setup: [
      both(
        'Roep hem aan met "Execute Workflow" en geef titel, tekst en belang (dringend, belangrijk of iets anders) mee.',
        'Call it with "Execute Workflow" and pass title, text and weight: urgent, important or anything else.',
      ),
    ],
    names: {
      Aangeroepen: 'Called',
      Melding: 'Message',
      'Hoe belangrijk?': 'How important?',
      'Waarschuw op de telefoon': 'Warn on the phone',
      'Zet in het kanaal': 'Post in the channel',
      Verstuurd: 'Sent',
      'Val terug op sms': 'Fall back to text',
      'Mail het team': 'Mail the team',
    },
    nodes: [
      called('Aangeroepen', {
        [say('titel', 'title')]: 'string',
        [say('tekst', 'text')]: 'string',
        [say('belang', 'weight')]: 'string',
      }),
      set('Melding', {
        titel: say("={{ $json.titel || 'Melding' }}", "={{ $json.title || 'Message' }}"),
        tekst: say("={{ $json.tekst ?? '' }}", "={{ $json.text ?? '' }}"),
        belang: say(
          "={{ String($json.belang ?? '').trim().toLowerCase() }}",
          "={{ String($json.weight ?? '').trim().toLowerCase() }}",
        ),
      }),
      choose(
        'Hoe belangrijk?',
        [
          [say('Dringend', 'Urgent'), ['={{ $json.belang }}', 'is', say('dringend', 'urgent')]],
          [say('Belangrijk', 'Important'), ['={{ $json.belang }}', 'is', say('belangrijk', 'important')]],
        ],
        say('Gewoon', 'Ordinary'),
      ),
      withErrorBranch(push.push('Waarschuw op de telefoon', '={{ $json.titel }}', '={{ $json.tekst }}')),
      goOnAfterError(
        sms.send(
          'Val terug op sms',
          PHONE,
          "={{ $('Melding').item.json.titel }}: {{ $('Melding').item.json.tekst }}",
        ),
      ),
      goOnAfterError(
        mailer.send(
          'Mail het team',
          mailOf.team,
          "={{ $('Melding').item.json.titel }}",
          "={{ $('Melding').item.json.tekst }}",
        ),
      ),
      chat.post(
        'Zet in het kanaal',
        "={{ $('Melding').item.json.titel }}: {{ $('Melding').item.json.tekst }}",
      ),
      set('Verstuurd', {
        [say('verstuurd', 'sent')]: ['boolean', '={{ true }}'],
        [say('op', 'at')]: '={{ $now.toISO() }}',
      }),
    ],
    flow: [
      'Aangeroepen > Melding > Hoe belangrijk? > Waarschuw op de telefoon > Zet in het kanaal > Verstuurd',
      'Waarschuw op de telefoon #1 > Val terug op sms > Zet in het kanaal',
      'Hoe belangrijk? #1 > Mail het team > Zet in het kanaal',
      'Hoe belangrijk? #2 > Zet in het kanaal',
    ],
  }),
});
