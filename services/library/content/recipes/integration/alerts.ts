import { polledAlerts } from '../../apps/alerts.js';
import { buildFailures } from '../../apps/build-failures.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { codeHosts } from '../../apps/code-hosts.js';
import { incidents } from '../../apps/incidents.js';
import { runners } from '../../apps/pipelines.js';
import { pushers } from '../../apps/push.js';
import { redis, redisCount } from '../../apps/sinks.js';
import { smsSenders } from '../../apps/sms.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  codeEach,
  combine,
  nothing,
  only,
  pause,
  recipe,
  set,
  spares,
  starts,
  t,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const sortedAlarms = recipe({
  id: 'sorted-alarms',
  category: 'integration',
  tags: ['bewaking', 'storing', 'taken'],
  saves: spares(
    10,
    'Iemand houdt het bewakingsscherm in de gaten en beslist wat dringend is.',
    'Someone watches the monitoring screen and decides what is urgent.',
  ),
  variants: combine(
    'sorted-alarms',
    { alarm: polledAlerts(10), desk: incidents, todo: taskApps, chat: chats },
    { take: 8, named: ['alarm', 'desk'] },
  ),
  build: ({ alarm, desk, todo, chat }) => {
    const { nodes, path, ref: a } = starts(alarm, 'Elke tien minuten', 'Alarm');
    return {
      name: both(
        `Alarmen uit ${alarm.app.label} verdelen over ${desk.app.label} en ${todo.app.label}`,
        `Divide ${alarm.app.label} alerts between ${desk.app.label} and ${todo.app.label}`,
      ),
      description: both(
        `Kijkt elke tien minuten of ${alarm.event.nl}: dringende gaan naar de dienstdoende in ${desk.app.label}, de rest wordt een taak in ${todo.app.label}. ${chat.app.label} toont alles.`,
        `Looks every ten minutes whether ${alarm.event.en}: urgent ones go to whoever is on duty in ${desk.app.label}, the rest become tasks in ${todo.app.label}. ${chat.app.label} shows all.`,
      ),
      benefit: both(
        'Je wordt alleen gebeld als het echt brandt.',
        'You only get a call when there is a real fire.',
      ),
      uses: [
        [alarm, both('levert de alarmen', 'supplies the alerts')],
        [desk, both('belt de dienstdoende', 'calls whoever is on duty')],
        [todo, both('krijgt een taak voor de rest', 'gets a task for the rest')],
        [chat, both('toont elk alarm', 'shows every alert')],
      ],
      setup: [
        both(
          'Stel in "Dringend?" in wanneer iemand gebeld mag worden.',
          'Set in "Dringend?" when somebody may be called.',
        ),
      ],
      nodes: [
        ...nodes,
        chat.post('Toon in het kanaal', t`${a.title}: ${a.text} ${a.link}`),
        when('Dringend?', [[only(a.severity), 'is', 'hoog']]),
        withErrorBranch(
          desk.open('Bel de dienstdoende', {
            title: only(a.title),
            text: t`${a.text} ${a.link}`,
            severity: only(a.severity),
          }),
        ),
        chat.post('Roep iedereen op', t`Bellen is niet gelukt. Wie pakt dit op? ${a.title} ${a.link}`),
        todo.create('Maak een taak', {
          title: t`Nakijken: ${a.title}`,
          description: t`${a.text}\n${a.link}`,
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
      ],
      flow: [
        `${path} > Toon in het kanaal`,
        'Alarm > Dringend? > Bel de dienstdoende',
        'Bel de dienstdoende #1 > Roep iedereen op',
        'Dringend? #1 > Maak een taak',
      ],
    };
  },
});

/** What starts the builds that each of these reports on. */
const RERUNS: { [failure: string]: readonly string[] } = {
  netlify: ['netlify', 'github', 'ssh'],
  github: ['github', 'jenkins', 'circleCi'],
  currents: ['github', 'jenkins', 'circleCi', 'travisCi'],
};

export const rerunBuild = recipe({
  id: 'rerun-failed-build',
  category: 'integration',
  tags: ['build', 'ontwikkelaars', 'goedkeuring'],
  saves: spares(
    12,
    'Een ontwikkelaar bekijkt de mislukte build en start hem opnieuw.',
    'A developer looks at the failed build and starts it again.',
  ),
  variants: combine(
    'rerun-failed-build',
    { failure: buildFailures, runner: runners, chat: approvalChats, host: codeHosts },
    {
      take: 9,
      named: ['failure', 'runner'],
      sameApp: true,
      unless: ({ failure, runner }) => !(RERUNS[failure.app.key] ?? []).includes(runner.app.key),
    },
  ),
  build: ({ failure, runner, chat, host }) => {
    const { nodes, path, ref: a } = starts(failure, 'Build mislukt', 'Mislukking');
    return {
      name:
        failure.app.key === runner.app.key
          ? both(
              `Mislukte builds in ${failure.app.label} na akkoord opnieuw draaien`,
              `Run failed ${failure.app.label} builds again after approval`,
            )
          : both(
              `Mislukte build in ${failure.app.label} na akkoord opnieuw draaien met ${runner.app.label}`,
              `Run a failed ${failure.app.label} build again with ${runner.app.label} after approval`,
            ),
      description: both(
        `Als ${failure.event.nl}, vraagt ${chat.app.label} of ${runner.what.nl} mag starten; wie nee zegt, krijgt een issue in ${host.app.label} om de oorzaak uit te zoeken.`,
        `When ${failure.event.en}, ${chat.app.label} asks whether ${runner.what.en} may start; a no becomes an issue in ${host.app.label} to find the cause.`,
      ),
      benefit: both(
        'Een toevallige fout kost één klik, een echte fout raakt niet zoek.',
        'A chance failure costs one click and a real one does not get lost.',
      ),
      uses: [
        [failure, both('meldt de mislukking', 'reports the failure')],
        [chat, both('vraagt wat er moet gebeuren', 'asks what should happen')],
        [runner, both('draait opnieuw', 'runs again')],
        [host, both('krijgt een issue bij een echte fout', 'gets an issue for a real failure')],
      ],
      setup: [
        both(
          'Kies in "Op de hoofdtak?" welke takken je wilt bewaken.',
          'Choose in "Op de hoofdtak?" which branches to watch.',
        ),
      ],
      notes: [
        {
          over: ['Opnieuw proberen?', 'Nog eens draaien?'],
          text: '## Eerst vragen\nBlind herhalen verbergt echte fouten. De link in het bericht leidt naar het logboek.',
        },
      ],
      nodes: [
        ...nodes,
        when('Op de hoofdtak?', [[only(a.severity), 'is', 'hoog']]),
        chat.approve('Opnieuw proberen?', t`${a.title}. ${a.text} ${a.link} Nog eens draaien?`),
        when('Nog eens draaien?', [['={{ $json.data.approved }}', 'yes']]),
        withErrorBranch(runner.run('Draai opnieuw', t`Herhaling na: ${a.title}`)),
        chat.post('Meld de herhaling', t`Opnieuw gestart: ${a.title}`),
        host.createIssue('Maak een issue', {
          title: t`Onderzoek: ${a.title}`,
          body: t`${a.text}\n\nLogboek: ${a.link}`,
        }),
        chat.post('Alleen melden', t`${a.title} op een zijtak. ${a.link}`),
      ],
      flow: [
        `${path} > Op de hoofdtak? > Opnieuw proberen? > Nog eens draaien? > Draai opnieuw > Meld de herhaling`,
        'Draai opnieuw #1 > Maak een issue',
        'Nog eens draaien? #1 > Maak een issue',
        'Op de hoofdtak? #1 > Alleen melden',
      ],
    };
  },
});

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
    'alarm-storm',
    { desk: incidents, push: pushers, sms: smsSenders, chat: approvalChats, table: tables },
    { take: 9, named: ['desk', 'push', 'sms'] },
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
      both(
        'Zet in "Stuur een sms" het nummer van de dienstdoende.',
        'Enter the number of whoever is on duty in "Stuur een sms".',
      ),
    ],
    notes: [
      {
        over: ['Tel herhalingen', 'Eerste keer?'],
        text: '## Bundelen\nHetzelfde alarm binnen een half uur telt mee maar stuurt niets. Na een half uur begint de teller opnieuw.',
      },
      {
        over: ['Wie pakt het op?', 'Open een incident'],
        text: '## Opschalen\nPas als niemand op de knop drukt, volgt een sms en daarna een incident.',
      },
    ],
    nodes: [
      webhook('Alarm binnen', 'alarm-ontvangen'),
      set('Alarm', {
        titel: "={{ $json.body.title ?? 'Onbekend alarm' }}",
        tekst: "={{ $json.body.message ?? '' }}",
        staat: "={{ String($json.body.state ?? 'alerting').toLowerCase() }}",
      }),
      when('Is het hersteld?', [['={{ $json.staat }}', 'matches', '^(ok|resolved|hersteld)$']]),
      table.append('Noteer het herstel', 'Storingen', {
        Titel: '={{ $json.titel }}',
        Staat: 'hersteld',
        Tijdstip: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      chat.post('Meld het herstel', "=Hersteld: {{ $('Alarm').item.json.titel }}"),
      redisCount('Tel herhalingen', '=alarm:{{ $json.titel }}', 1800),
      codeEach(
        'Hoe vaak al?',
        "const alarm = $('Alarm').item.json;\nreturn { json: { ...alarm, aantal: Number(Object.values($json)[0] ?? 1) } };",
      ),
      when('Eerste keer?', [['={{ $json.aantal }}', '=', 1]]),
      nothing('Al bekend'),
      table.append('Noteer de storing', 'Storingen', {
        Titel: '={{ $json.titel }}',
        Staat: 'open',
        Tijdstip: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      }),
      push.push(
        'Waarschuw op de telefoon',
        "={{ $('Alarm').item.json.titel }}",
        "={{ $('Alarm').item.json.tekst }}",
      ),
      chat.approve(
        'Wie pakt het op?',
        "={{ $('Alarm').item.json.titel }}: {{ $('Alarm').item.json.tekst }} Pak jij het op?",
      ),
      when('Opgepakt?', [['={{ $json.data.approved }}', 'yes']]),
      chat.post('Bedankt', "=Opgepakt: {{ $('Alarm').item.json.titel }}"),
      sms.send('Stuur een sms', '+31600000000', "=Storing: {{ $('Alarm').item.json.titel }}"),
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
        "=Niemand bereikt en geen incident geopend: {{ $('Alarm').item.json.titel }}",
      ),
    ],
    flow: [
      'Alarm binnen > Alarm > Is het hersteld? > Noteer het herstel > Meld het herstel',
      'Is het hersteld? #1 > Tel herhalingen > Hoe vaak al? > Eerste keer? > Noteer de storing > Wie pakt het op? > Opgepakt? > Bedankt',
      'Eerste keer? > Waarschuw op de telefoon',
      'Eerste keer? #1 > Al bekend',
      'Opgepakt? #1 > Stuur een sms > Vijf minuten > Open een incident',
      'Open een incident #1 > Meld aan iedereen',
    ],
  }),
});
