import { approvalChats } from '../../apps/chats.js';
import { incidents } from '../../apps/incidents.js';
import { pushers } from '../../apps/push.js';
import { redis, redisCount, redisGet } from '../../apps/sinks.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { phoneOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  codeEach,
  combine,
  goOnAfterError,
  keep,
  node,
  nothing,
  pause,
  recipe,
  say,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const PHONE = phoneOf(['wie dienst heeft', 'who is on duty']);

export const alarmStorm = recipe({
  id: 'alarm-storm',
  category: 'integration',
  tags: ['bewaking', 'escalatie', 'storing'],
  saves: spares(
    20,
    'De dienstdoende krijgt tientallen berichten over dezelfde storing.',
    'Whoever is on duty gets dozens of messages about the same outage.',
  ),
  variants: combine(
    { desk: incidents, push: pushers, sms: smsSenders, chat: approvalChats, table: tables },
    { take: 9, apart: ['desk', 'push', 'sms'] },
  ),
  build: ({ desk, push, sms, chat, table }) => ({
    name: both(
      `Alarmen bundelen en opschalen via ${push.app.label} en ${sms.app.label} naar ${desk.app.label}`,
      `Bundle alerts and escalate through ${push.app.label} and ${sms.app.label} to ${desk.app.label}`,
    ),
    description: both(
      `Neemt alarmen van Grafana, Zabbix of je eigen bewaking aan, bundelt herhalingen met Redis en schaalt op: eerst ${push.app.label} en ${chat.app.label}, daarna ${sms.app.label} en ${desk.app.label}.`,
      `Takes alerts from Grafana, Zabbix or your own monitoring, bundles repeats with Redis and escalates: ${push.app.label} and ${chat.app.label} first, then ${sms.app.label} and ${desk.app.label}.`,
    ),
    benefit: both(
      'Eén storing geeft één melding, en wie niet reageert wordt gebeld.',
      'One outage gives one message, and whoever does not respond gets a call.',
    ),
    uses: [
      [{ app: redis }, both('telt herhalingen', 'counts repeats')],
      [push, both('waarschuwt op de telefoon', 'warns on the phone')],
      [chat, both('vraagt wie het oppakt', 'asks who takes it')],
      [sms, both('stuurt een sms als niemand het oppakt', 'texts when nobody takes it')],
      [desk, both('belt als laatste stap', 'calls as the last step')],
      [table, both('houdt de storingen bij', 'keeps the outages')],
    ],
    setup: [
      both(
        'Laat je bewaking JSON met title, message en state naar "Alarm binnen" sturen.',
        'Let your monitoring send JSON with title, message and state to "Alarm binnen".',
      ),
    ],
    notes: [
      {
        over: ['Tel herhalingen', 'Eerste keer?'],
        text: say(
          '## Bundelen\nHetzelfde alarm binnen een half uur telt mee maar stuurt niets. Na herstel of een half uur stilte begint de teller opnieuw.',
          '## Bundle\nThe same alert within half an hour is counted but sends nothing. The counter starts again after recovery or half an hour of silence.',
        ),
      },
      {
        over: ['Wie pakt het op?', 'Open een incident'],
        text: say(
          '## Opschalen\nDrukt niemand binnen tien minuten op de knop, dan volgt een sms en vijf minuten later een incident. Is het intussen hersteld, dan blijft het stil.',
          '## Escalate\nIf nobody presses the button within ten minutes a text follows, and five minutes later an incident. Nothing follows once it has recovered.',
        ),
      },
    ],
    names: {
      'Alarm binnen': 'Alert received',
      Alarm: 'Alert',
      'Is het hersteld?': 'Is it solved?',
      'Wis de teller': 'Clear the counter',
      'Noteer het herstel': 'Record the recovery',
      'Meld het herstel': 'Report the recovery',
      'Tel herhalingen': 'Count repeats',
      'Hoe vaak al?': 'How often already?',
      'Eerste keer?': 'First time?',
      'Noteer de storing': 'Record the outage',
      'Wie pakt het op?': 'Who picks it up?',
      'Opgepakt?': 'Picked up?',
      Bedankt: 'Thanks',
      'Waarschuw op de telefoon': 'Warn on the phone',
      'Al bekend': 'Already known',
      'Telt het nog?': 'Does it still count?',
      'Nog niet hersteld': 'Not solved yet',
      'Stuur een sms': 'Send a text',
      'Vijf minuten': 'Five minutes',
      'Open een incident': 'Open an incident',
      'Meld aan iedereen': 'Tell everyone',
    },
    nodes: [
      webhook('Alarm binnen', say('alarm-ontvangen', 'alert-received')),
      set('Alarm', {
        titel: `={{ $json.body.title ?? '${say('Onbekend alarm', 'Unknown alert')}' }}`,
        tekst: "={{ $json.body.message ?? '' }}",
        staat: "={{ String($json.body.state ?? 'alerting').toLowerCase() }}",
      }),
      when('Is het hersteld?', [
        ['={{ $json.staat }}', 'matches', `^(ok|resolved|${say('hersteld', 'recovered')})$`],
      ]),
      node('Wis de teller', 'redis', 1, { operation: 'delete', key: '=alarm:{{ $json.titel }}' }),
      goOnAfterError(
        table.append('Noteer het herstel', say('Storingen', 'Outages'), {
          [say('Titel', 'Title')]: "={{ $('Alarm').item.json.titel }}",
          [say('Staat', 'State')]: say('hersteld', 'recovered'),
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
      ),
      chat.post('Meld het herstel', `=${say('Hersteld', 'Recovered')}: {{ $('Alarm').item.json.titel }}`),
      redisCount('Tel herhalingen', '=alarm:{{ $json.titel }}', 1800),
      codeEach(
        'Hoe vaak al?',
        "const alarm = $('Alarm').item.json;\nreturn { json: { ...alarm, aantal: Number(Object.values($json)[0] ?? 1) } };",
      ),
      when('Eerste keer?', [['={{ $json.aantal }}', '=', 1]]),
      nothing('Al bekend'),
      goOnAfterError(
        table.append('Noteer de storing', say('Storingen', 'Outages'), {
          [say('Titel', 'Title')]: '={{ $json.titel }}',
          [say('Staat', 'State')]: 'open',
          [say('Tijdstip', 'Time')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
      ),
      goOnAfterError(
        push.push(
          'Waarschuw op de telefoon',
          "={{ $('Alarm').item.json.titel }}",
          "={{ $('Alarm').item.json.tekst }}",
        ),
      ),
      goOnAfterError(
        answeredWithin(
          chat.approve(
            'Wie pakt het op?',
            `={{ $('Alarm').item.json.titel }}: {{ $('Alarm').item.json.tekst }} ${say('Pak jij het op?', 'Will you pick it up?')}`,
          ),
          10,
          'minutes',
        ),
      ),
      when('Opgepakt?', [['={{ $json.data?.approved }}', 'yes']]),
      chat.post('Bedankt', `=${say('Opgepakt', 'Picked up')}: {{ $('Alarm').item.json.titel }}`),
      redisGet('Telt het nog?', 'aantal', "=alarm:{{ $('Alarm').item.json.titel }}"),
      keep('Nog niet hersteld', [["={{ $json.aantal ?? '' }}", 'filled']]),
      goOnAfterError(
        sms.send('Stuur een sms', PHONE, `=${say('Storing', 'Outage')}: {{ $('Alarm').item.json.titel }}`),
      ),
      pause('Vijf minuten', 5, 'minutes'),
      withErrorBranch(
        desk.open('Open een incident', {
          title: "={{ $('Alarm').item.json.titel }}",
          text: "={{ $('Alarm').item.json.tekst }}",
          severity: 'hoog',
        }),
      ),
      chat.post(
        'Meld aan iedereen',
        `=${say('Niemand bereikt en geen incident geopend', 'Nobody reached and no incident opened')}: {{ $('Alarm').item.json.titel }}`,
      ),
    ],
    flow: [
      'Alarm binnen > Alarm > Is het hersteld? > Wis de teller > Noteer het herstel > Meld het herstel',
      'Is het hersteld? #1 > Tel herhalingen > Hoe vaak al? > Eerste keer? > Waarschuw op de telefoon',
      'Eerste keer? > Noteer de storing > Wie pakt het op? > Opgepakt? > Bedankt',
      'Eerste keer? #1 > Al bekend',
      'Opgepakt? #1 > Telt het nog? > Nog niet hersteld > Stuur een sms > Vijf minuten > Open een incident',
      'Open een incident #1 > Meld aan iedereen',
    ],
  }),
});
