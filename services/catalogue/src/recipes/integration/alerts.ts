import { polledAlerts } from '../../apps/alerts.js';
import { buildFailures } from '../../apps/build-failures.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { codeHosts } from '../../apps/code-hosts.js';
import { incidents } from '../../apps/incidents.js';
import { runners } from '../../apps/pipelines.js';
import { taskApps } from '../../apps/tasks.js';
import {
  answeredWithin,
  both,
  combine,
  goOnAfterError,
  loop,
  only,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const sortedAlarms = recipe({
  id: 'sorted-alarms',
  category: 'integration',
  tags: ['bewaking', 'storing', 'taken'],
  saves: spares(
    2,
    'Iemand kijkt op het bewakingsscherm en beslist wat dringend is.',
    'Someone looks at the monitoring screen and decides what is urgent.',
  ),
  variants: combine(
    { alarm: polledAlerts(10), desk: incidents, todo: taskApps, chat: chats },
    { take: 8, apart: ['alarm', 'desk'] },
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
      setup: [],
      names: {
        'Elke tien minuten': 'Every ten minutes',
        Alarm: 'Alert',
        'Toon in het kanaal': 'Show in the channel',
        'Dringend?': 'Urgent?',
        'Bel de dienstdoende': 'Call whoever is on duty',
        'Roep iedereen op': 'Call everyone',
        'Maak een taak': 'Create a task',
        'Meld alarm zonder taak': 'Report an alert without a task',
      },
      nodes: [
        ...nodes,
        goOnAfterError(chat.post('Toon in het kanaal', t`${a.title}: ${a.text} ${a.link}`)),
        when('Dringend?', [[only(a.severity), 'is', say('hoog', 'high')]]),
        withErrorBranch(
          desk.open('Bel de dienstdoende', {
            title: only(a.title),
            text: t`${a.text} ${a.link}`,
            severity: only(a.severity),
          }),
        ),
        chat.post(
          'Roep iedereen op',
          say(
            t`Bellen is niet gelukt. Wie pakt dit op? ${a.title} ${a.link}`,
            t`Calling did not work. Who takes this? ${a.title} ${a.link}`,
          ),
        ),
        withErrorBranch(
          todo.create('Maak een taak', {
            title: say(t`Nakijken: ${a.title}`, t`Look into: ${a.title}`),
            description: t`${a.text}\n${a.link}`,
            due: '={{ $now.plus({ days: 2 }).toISODate() }}',
          }),
        ),
        chat.post(
          'Meld alarm zonder taak',
          say(
            t`Van dit alarm kon geen taak worden gemaakt, zet het zelf op de lijst: ${a.title} ${a.link}`,
            t`No task could be created for this alert, put it on the list yourself: ${a.title} ${a.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Toon in het kanaal`,
        'Alarm > Dringend? > Bel de dienstdoende',
        'Bel de dienstdoende #1 > Roep iedereen op',
        'Dringend? #1 > Maak een taak',
        'Maak een taak #1 > Meld alarm zonder taak',
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
    { failure: buildFailures, runner: runners, chat: approvalChats, host: codeHosts },
    {
      take: 9,
      apart: ['failure', 'runner'],
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
        `Als ${failure.event.nl}, vraagt ${chat.app.label} of ${runner.what.nl} mag starten; na een nee komt er een issue in ${host.app.label} om de oorzaak uit te zoeken.`,
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
      // Currents names no branch: each of its failures counts.
      setup:
        failure.app.key === 'currents'
          ? []
          : [
              both(
                'Heet je hoofdtak anders dan main? Pas dat aan in "Mislukking", bij severity.',
                'Is your main branch not called main? Change that in "Mislukking", at severity.',
              ),
            ],
      notes: [
        {
          over: ['Opnieuw proberen?', 'Nog eens draaien?'],
          text: say(
            '## Eerst vragen\nBlind herhalen verbergt echte fouten. Zonder antwoord binnen een dag komt er een issue. De link in het bericht leidt naar het logboek.',
            '## Ask first\nRepeating blindly hides real failures. Without an answer within a day there is an issue. The link in the message leads to the log.',
          ),
        },
      ],
      names: {
        'Build mislukt': 'Build failed',
        Mislukking: 'Failure',
        'Een voor een': 'One by one',
        'Op de hoofdtak?': 'On the main branch?',
        'Opnieuw proberen?': 'Try again?',
        'Nog eens draaien?': 'Run once more?',
        'Draai opnieuw': 'Run again',
        'Meld de herhaling': 'Report the rerun',
        'Maak een issue': 'Create an issue',
        'Alleen melden': 'Report only',
      },
      nodes: [
        ...nodes,
        loop('Een voor een', 1),
        when('Op de hoofdtak?', [[only(a.severity), 'is', say('hoog', 'high')]]),
        answeredWithin(
          chat.approve(
            'Opnieuw proberen?',
            say(
              t`${a.title}. ${a.text} ${a.link} Nog eens draaien?`,
              t`${a.title}. ${a.text} ${a.link} Run it again?`,
            ),
          ),
          1,
          'days',
        ),
        when('Nog eens draaien?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          runner.run('Draai opnieuw', say(t`Herhaling na: ${a.title}`, t`Rerun after: ${a.title}`)),
        ),
        chat.post('Meld de herhaling', say(t`Opnieuw gestart: ${a.title}`, t`Started again: ${a.title}`)),
        host.createIssue('Maak een issue', {
          title: say(t`Onderzoek: ${a.title}`, t`Look into: ${a.title}`),
          body: say(t`${a.text}\n\nLogboek: ${a.link}`, t`${a.text}\n\nLog: ${a.link}`),
        }),
        chat.post(
          'Alleen melden',
          say(t`${a.title} op een zijtak. ${a.link}`, t`${a.title} on a side branch. ${a.link}`),
        ),
      ],
      flow: [
        `${path} > Een voor een #1 > Op de hoofdtak? > Opnieuw proberen? > Nog eens draaien? > Draai opnieuw > Meld de herhaling > Een voor een`,
        'Draai opnieuw #1 > Maak een issue > Een voor een',
        'Nog eens draaien? #1 > Maak een issue',
        'Op de hoofdtak? #1 > Alleen melden > Een voor een',
      ],
    };
  },
});
