import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mentions } from '../../apps/listening.js';
import { mainModels } from '../../apps/models.js';
import { pushers } from '../../apps/push.js';
import { smsSenders } from '../../apps/sms.js';
import { fullTables } from '../../apps/tables.js';
import { phoneOf } from '../../apps/values.js';
import {
  append,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyHours,
  form,
  goOnAfterError,
  keep,
  only,
  onlyNew,
  onlyOnce,
  reads,
  recipe,
  say,
  sentiment,
  set,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const PHONE = phoneOf(['de directie', 'the management']);

const CRISIS_FROM = ownLimit(
  ['Alarm vanaf berichten', 'Alarm from posts'],
  [
    'Vanaf hoeveel negatieve berichten het alarm gaat; kies wat voor jou veel is.',
    'From how many negative posts the alarm goes; choose what is many for you.',
  ],
  5,
);

export const crisis = recipe({
  id: 'social-crisis-alarm',
  category: 'social',
  tags: ['crisis', 'reputatie', 'alarm'],
  saves: {
    minutes: 30,
    nl: 'Iemand merkt pas in het weekend dat er kritiek rondgaat.',
    en: 'Someone notices only at the weekend that criticism is going around.',
  },
  variants: combine(
    { place: mentions, model: mainModels, table: fullTables, push: pushers, sms: smsSenders, chat: chats },
    { take: 10, apart: ['place', 'push', 'chat'] },
  ),
  build: ({ place, model, table, push, sms, chat }) => {
    const { nodes, path, ref: post } = reads(place, 'Lees berichten', 'Bericht');
    return {
      name: both(
        `Alarm bij een golf kritiek op ${place.app.label}: ${push.app.label} en ${chat.app.label}`,
        `Alarm for a wave of ${place.app.label} criticism: ${push.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Weegt elk uur ${place.what.nl} met ${model.app.label}. Vijf (of jouw grens) negatieve berichten geven alarm via ${push.app.label}, ${sms.app.label} en ${chat.app.label}; met een formulier meld je zelf een crisis of zet je het alarm uit.`,
        `Judges ${place.what.en} hourly with ${model.app.label}. Five (or your limit) negative ones raise an alarm by ${push.app.label}, ${sms.app.label} and ${chat.app.label}; a form lets you report a crisis yourself or switch the alarm off.`,
      ),
      benefit: both(
        'Je hoort van een rel terwijl die nog klein is.',
        'You hear of a row while it is still small.',
      ),
      uses: [
        [place, both('levert de berichten', 'delivers the posts')],
        [model, both('herkent kritiek', 'recognises criticism')],
        [table, both('onthoudt of er al alarm is', 'remembers whether there is an alarm')],
        [push, both('wekt de dienstdoende', 'wakes whoever is on duty')],
        [sms, both('bericht de directie', 'messages management')],
        [chat, both('opent het crisisoverleg', 'opens the crisis talk')],
      ],
      setup: [
        both(
          'Geef het wachtwoord van "Crisisformulier" alleen aan het communicatieteam: wie het invult, slaat alarm of zet het uit.',
          'Give the password of "Crisisformulier" to the communication team only: whoever fills it in raises the alarm or switches it off.',
        ),
        both(
          'Maak de tabel Alarm met de kolommen Sleutel, Stand en Sinds.',
          'Make the table Alarm with the columns Key, State and Since.',
        ),
      ],
      notes: [
        {
          over: ['Toon van bericht', 'Tel kritiek'],
          text: say(
            '## Standaard vijf berichten\nKies het aantal naar hoeveel er normaal over je geschreven wordt.',
            '## Five posts by default\nChoose the number by how much is normally written about you.',
          ),
        },
        {
          over: ['Crisisformulier', 'Wat is er?'],
          text: say(
            '## Zelf melden\nHet formulier gebruikt hetzelfde alarm. "Afsluiten" zet het weer uit.',
            '## Report it yourself\nThe form uses the same alarm. "Close" switches it off again.',
          ),
        },
      ],
      names: {
        'Elk uur': 'Every hour',
        'Lees berichten': 'Read posts',
        Bericht: 'Post',
        'Alleen nieuwe': 'New ones only',
        'Van de laatste 24 uur': 'Of the last 24 hours',
        'Toon van bericht': 'Tone of post',
        Taalmodel: 'Language model',
        'Tel kritiek': 'Count criticism',
        'Lees zelf mee': 'Read along yourself',
        'Golf van kritiek?': 'Wave of criticism?',
        'Loopt er al een alarm?': 'Is there an alarm already?',
        'Nog geen alarm': 'No alarm yet',
        'Alarm door berichten': 'Alarm by posts',
        Crisisformulier: 'Crisis form',
        'Wat is er?': 'What is it?',
        'Alarm door collega': 'Alarm by colleague',
        'Zet alarm aan': 'Switch alarm on',
        'Beide bronnen': 'Both sources',
        'Wek dienstdoende': 'Wake who is on duty',
        'Sms directie': 'Text management',
        'Open crisisoverleg': 'Open crisis talks',
        'Zet alarm uit': 'Switch alarm off',
        'Meld einde crisis': 'Announce end of crisis',
      },
      nodes: [
        everyHours('Elk uur', 1),
        ...nodes,
        onlyNew('Alleen nieuwe', only(post.link)),
        // At the first run everything is new to it; what is old is no wave.
        keep('Van de laatste 24 uur', [
          ["={{ !(DateTime.fromISO(String($json.published ?? '')) < $now.minus({ hours: 24 })) }}", 'yes'],
        ]),
        withErrorBranch(sentiment('Toon van bericht', t`${post.title}\n${post.text}`)),
        model.attach('Taalmodel', 'Toon van bericht'),
        code(
          'Tel kritiek',
          `
const berichten = $input.all().map(({ json }) => json);
return [{ json: { aantal: berichten.length, voorbeelden: berichten.slice(0, 5).map((bericht) => '- ' + (bericht.title ?? '') + ' ' + (bericht.link ?? '')).join('\\n') } }];`,
        ),
        onlyOnce(
          chat.post(
            'Lees zelf mee',
            say(
              'De toon van nieuwe berichten is niet te bepalen: het model antwoordt niet. Lees ze zelf tot het weer werkt.',
              'The tone of new posts cannot be told: the model does not answer. Read them yourself until it works again.',
            ),
          ),
        ),
        when('Golf van kritiek?', [['={{ $json.aantal }}', '>=', `={{ ${CRISIS_FROM} }}`]]),
        evenWhenEmpty(table.find('Loopt er al een alarm?', 'Alarm', say('Sleutel', 'Key'), 'alarm')),
        keep('Nog geen alarm', [[`={{ ${table.cell(say('Stand', 'State'))} }}`, 'isNot', say('aan', 'on')]]),
        set('Alarm door berichten', {
          uitleg: say(
            "={{ $('Tel kritiek').first().json.aantal }} kritische berichten in een uur.\n{{ $('Tel kritiek').first().json.voorbeelden }}",
            "={{ $('Tel kritiek').first().json.aantal }} critical posts in an hour.\n{{ $('Tel kritiek').first().json.voorbeelden }}",
          ),
        }),
        form(
          'Crisisformulier',
          say('Crisis melden of afsluiten', 'Report or close a crisis'),
          say('Alleen voor het communicatieteam.', 'For the communication team only.'),
          [
            [
              'action',
              say('Wat wil je?', 'What do you want?'),
              'dropdown',
              [say('melden', 'report'), say('afsluiten', 'close')],
            ],
            ['text', say('Toelichting', 'Explanation'), 'textarea'],
          ],
        ),
        when('Wat is er?', [['={{ $json.action }}', 'is', say('melden', 'report')]]),
        set('Alarm door collega', { uitleg: '={{ $json.text }}' }),
        table.upsert('Zet alarm aan', 'Alarm', say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: 'alarm',
          [say('Stand', 'State')]: say('aan', 'on'),
          [say('Sinds', 'Since')]: '={{ $now.toISO() }}',
        }),
        append('Beide bronnen'),
        goOnAfterError(
          push.push(
            'Wek dienstdoende',
            say('Crisis op sociale media', 'Crisis on social media'),
            '={{ $json.uitleg }}',
          ),
        ),
        goOnAfterError(
          sms.send(
            'Sms directie',
            PHONE,
            say(
              "=Crisis op sociale media: {{ $('Beide bronnen').item.json.uitleg.slice(0, 120) }}",
              "=Crisis on social media: {{ $('Beide bronnen').item.json.uitleg.slice(0, 120) }}",
            ),
          ),
        ),
        goOnAfterError(
          chat.post(
            'Open crisisoverleg',
            say(
              "=Crisis. Plaats niets meer tot nader order.\n{{ $('Beide bronnen').item.json.uitleg }}",
              "=Crisis. Post nothing more until further notice.\n{{ $('Beide bronnen').item.json.uitleg }}",
            ),
          ),
        ),
        table.upsert('Zet alarm uit', 'Alarm', say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: 'alarm',
          [say('Stand', 'State')]: say('uit', 'off'),
          [say('Sinds', 'Since')]: '={{ $now.toISO() }}',
        }),
        chat.post(
          'Meld einde crisis',
          say(
            "=De crisis is afgesloten: {{ $('Crisisformulier').item.json.text }}",
            "=The crisis is closed: {{ $('Crisisformulier').item.json.text }}",
          ),
        ),
      ],
      flow: [
        `Elk uur > ${path} > Alleen nieuwe > Van de laatste 24 uur > Toon van bericht #2 > Tel kritiek > Golf van kritiek? > Loopt er al een alarm? > Nog geen alarm > Alarm door berichten > Beide bronnen`,
        'Crisisformulier > Wat is er? > Alarm door collega > Beide bronnen @1',
        'Toon van bericht #3 > Lees zelf mee',
        'Beide bronnen > Wek dienstdoende > Sms directie > Open crisisoverleg > Zet alarm aan',
        'Wat is er? #1 > Zet alarm uit > Meld einde crisis',
      ],
    };
  },
});
