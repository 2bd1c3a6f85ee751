import { approvalChats } from '../../apps/chats.js';
import { fileDrops } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  ask,
  both,
  combine,
  evenWhenEmpty,
  form,
  loop,
  pause,
  recipe,
  say,
  set,
  spares,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const NUDGE_DAYS = ownLimit(
  ['Dagen tot de herinnering', 'Days until the reminder'],
  [
    'Hoeveel dagen na het verslag de herinnering gaat.',
    'How many days after the write-up the reminder leaves.',
  ],
  5,
);

export const sessionHandout = recipe({
  id: 'session-handout-and-nudge',
  category: 'content',
  tags: ['coach', 'trainer', 'sessieverslag', 'huiswerk', 'ai'],
  saves: spares(
    30,
    'De coach schrijft na elke sessie een verslag en herinnert later aan de oefening.',
    'The coach writes up each session and later reminds of the exercise.',
  ),
  variants: combine({ mailer: mailboxes, model: mainModels }, { take: 3 }),
  build: ({ mailer, model }) => {
    const to = "={{ $('Sessie afronden').item.json.mail }}";
    return {
      name: both(
        `Sessieverslag en oefening uit losse notities door ${model.app.label}, na akkoord naar de cliënt via ${mailer.app.label}`,
        `Session write-up and exercise from loose notes by ${model.app.label}, to the client through ${mailer.app.label} after approval`,
      ),
      description: both(
        `De coach typt na de sessie losse notities in een formulier; ${model.app.label} maakt er een kort verslag met één oefening van. Na akkoord mailt ${mailer.app.label} het naar de cliënt en vijf dagen later (of jouw keuze) een herinnering aan de oefening.`,
        `After the session the coach types loose notes into a form; ${model.app.label} turns them into a short write-up with one exercise. After approval ${mailer.app.label} mails it to the client and five days later (or your choice) a reminder of the exercise.`,
      ),
      benefit: both(
        'De cliënt heeft het verslag dezelfde dag, en denkt aan de oefening.',
        'The client has the write-up the same day, and remembers the exercise.',
      ),
      uses: [
        [model, both('schrijft het verslag', 'writes it up')],
        [mailer, both('vraagt akkoord en mailt de cliënt', 'asks approval and mails the client')],
      ],
      setup: [
        both(
          'Spreek met je cliënt af dat notities door een AI-model gaan, en zet gezondheidsgegevens en namen van derden er niet in.',
          'Agree with your client that notes go through an AI model, and leave out health data and names of others.',
        ),
      ],
      notes: [
        {
          over: ['Schrijf het verslag uit', 'Laat de coach lezen'],
          text: say(
            '## De coach leest alles\nZonder akkoord binnen twee dagen gaat er niets naar de cliënt. Geeft het model niets bruikbaars, dan krijgt de coach zijn eigen notities terug.',
            '## The coach reads all of it\nWithout approval in two days nothing goes to the client. When the model gives nothing usable, the coach gets the notes back.',
          ),
        },
      ],
      names: {
        'Sessie afronden': 'Finish a session',
        'Schrijf het verslag uit': 'Write it up',
        Verslagschrijver: 'Writer of the write-up',
        'Bruikbaar verslag?': 'Usable write-up?',
        'Laat de coach lezen': 'Have the coach read it',
        'Coach akkoord?': 'Coach approves?',
        'Stuur het verslag': 'Send the write-up',
        'Geef tijd om te oefenen': 'Give time to practise',
        'Herinner aan de oefening': 'Remind of the exercise',
        'Geef de notities terug': 'Give the notes back',
        'Niets verstuurd': 'Nothing sent',
      },
      nodes: [
        form(
          'Sessie afronden',
          say('Sessie afronden', 'Finish a session'),
          say(
            'Losse woorden mogen; de oefening letterlijk zoals afgesproken.',
            'Loose words will do; the exercise literally as agreed.',
          ),
          [
            ['naam', say('Voornaam van de cliënt', 'First name of the client')],
            ['mail', say('E-mailadres van de cliënt', 'E-mail address of the client'), 'email'],
            ['notities', say('Notities', 'Notes'), 'textarea'],
            ['oefening', say('Afgesproken oefening', 'Agreed exercise'), 'textarea'],
          ],
        ),
        withErrorBranch(
          ask(
            'Schrijf het verslag uit',
            say(
              'Maak van notities van een coach een verslag in het Nederlands van hooguit 150 woorden aan de cliënt: wat besproken is, het inzicht, de volgende stap. Voeg niets toe wat er niet staat, geen diagnose, geen oordeel. Geen aanhef en geen afsluiting met een naam. Noem de oefening niet; die volgt apart.',
              'Turn a coach’s notes into a write-up in English of at most 150 words to the client: what was discussed, the insight, the next step. Add nothing that is not there, no diagnosis, no judgement. No greeting and no closing with a name. Do not name the exercise; it follows apart.',
            ),
            '={{ $json.notities }}',
          ),
        ),
        model.attach('Verslagschrijver', 'Schrijf het verslag uit'),
        when('Bruikbaar verslag?', [["={{ String($json.text ?? '').trim().length >= 80 }}", 'yes']]),
        answeredWithin(
          mailer.approve(
            'Laat de coach lezen',
            mailOf.me,
            say(
              "=Mag dit naar {{ $('Sessie afronden').item.json.naam }}?",
              "=May this go to {{ $('Sessie afronden').item.json.naam }}?",
            ),
            say(
              "={{ String($json.text).trim().replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}<br><br>Oefening: {{ $('Sessie afronden').item.json.oefening }}",
              "={{ String($json.text).trim().replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}<br><br>Exercise: {{ $('Sessie afronden').item.json.oefening }}",
            ),
          ),
          2,
          'days',
        ),
        when('Coach akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          mailer.send(
            'Stuur het verslag',
            to,
            say('Verslag van onze sessie', 'Write-up of our session'),
            say(
              "=Beste {{ $('Sessie afronden').item.json.naam }},<br><br>{{ String($('Schrijf het verslag uit').item.json.text).trim().replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}<br><br><b>Je oefening</b><br>{{ $('Sessie afronden').item.json.oefening }}",
              "=Dear {{ $('Sessie afronden').item.json.naam }},<br><br>{{ String($('Schrijf het verslag uit').item.json.text).trim().replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}<br><br><b>Your exercise</b><br>{{ $('Sessie afronden').item.json.oefening }}",
            ),
          ),
        ),
        pause('Geef tijd om te oefenen', `={{ ${NUDGE_DAYS} }}`, 'days'),
        mailer.send(
          'Herinner aan de oefening',
          to,
          say('Hoe gaat het met de oefening?', 'How is the exercise going?'),
          say(
            "=Beste {{ $('Sessie afronden').item.json.naam }},<br><br>Een kleine herinnering aan wat we afspraken:<br>{{ $('Sessie afronden').item.json.oefening }}<br><br>Lukt het niet, neem dat dan gewoon mee naar de volgende sessie.",
            "=Dear {{ $('Sessie afronden').item.json.naam }},<br><br>A small reminder of what we agreed:<br>{{ $('Sessie afronden').item.json.oefening }}<br><br>If it does not work out, just bring that to the next session.",
          ),
        ),
        mailer.send(
          'Geef de notities terug',
          mailOf.me,
          say(
            "=Geen verslag gemaakt voor {{ $('Sessie afronden').item.json.naam }}",
            "=No write-up made for {{ $('Sessie afronden').item.json.naam }}",
          ),
          say(
            "=Het model gaf niets bruikbaars. Je notities:<br>{{ $('Sessie afronden').item.json.notities }}<br><br>Oefening: {{ $('Sessie afronden').item.json.oefening }}",
            "=The model gave nothing usable. Your notes:<br>{{ $('Sessie afronden').item.json.notities }}<br><br>Exercise: {{ $('Sessie afronden').item.json.oefening }}",
          ),
        ),
        mailer.send(
          'Niets verstuurd',
          mailOf.me,
          say(
            "=Er is niets naar {{ $('Sessie afronden').item.json.naam }} gestuurd",
            "=Nothing was sent to {{ $('Sessie afronden').item.json.naam }}",
          ),
          say(
            "=Afgewezen, twee dagen niet beantwoord, of de mail aan de cliënt kwam niet weg. Het concept:<br>{{ $('Schrijf het verslag uit').item.json.text }}",
            "=Rejected, not answered for two days, or the mail to the client did not leave. The draft:<br>{{ $('Schrijf het verslag uit').item.json.text }}",
          ),
        ),
      ],
      flow: [
        'Sessie afronden > Schrijf het verslag uit > Bruikbaar verslag? > Laat de coach lezen > Coach akkoord? > Stuur het verslag > Geef tijd om te oefenen > Herinner aan de oefening',
        'Schrijf het verslag uit #1 > Geef de notities terug',
        'Bruikbaar verslag? #1 > Geef de notities terug',
        'Coach akkoord? #1 > Niets verstuurd',
        'Stuur het verslag #1 > Niets verstuurd',
      ],
    };
  },
});

export const manualVersions = recipe({
  id: 'manual-versions-from-folder',
  category: 'content',
  tags: ['handleiding', 'versiebeheer', 'documenten', 'support', 'fabrikant'],
  saves: spares(
    15,
    'Iemand werkt bij elke nieuwe handleiding de lijst met links bij en vertelt het support.',
    'Someone updates the list of links for each new manual and tells support.',
  ),
  variants: combine(
    { drop: fileDrops, table: fullTables, chat: approvalChats },
    { take: 3, apart: ['drop', 'table'] },
  ),
  build: ({ drop, table, chat }) => {
    const { nodes, path, ref: f } = starts(drop.newFile, 'Nieuwe handleiding', 'Handleiding', [table]);
    const tab = () => say('Handleidingen', 'Manuals');
    const article = () => say('Artikel', 'Article');
    const cell = (c: string) => table.cell(c);
    return {
      name: both(
        `Handleidingen uit ${drop.app.label} op versie bijhouden in ${table.app.label}, nieuwe versie gemeld in ${chat.app.label}`,
        `Keep manuals from ${drop.app.label} by version in ${table.app.label}, new version told in ${chat.app.label}`,
      ),
      description: both(
        `Leest bij een nieuw bestand in ${drop.app.label} artikel, taal en versie uit de naam, zet alleen een hogere versie met link in ${table.app.label}, bewaart de vorige link en meldt in ${chat.app.label} wat nieuw, oud of verkeerd genoemd is.`,
        `With a new file in ${drop.app.label} reads article, language and version from its name, puts only a higher version with its link in ${table.app.label}, keeps the last link and tells ${chat.app.label} what is new, old or wrongly named.`,
      ),
      benefit: both(
        'Support stuurt nooit meer de handleiding van drie versies terug.',
        'Support never sends the manual of three versions ago again.',
      ),
      uses: [
        [drop, both('ontvangt de handleidingen', 'receives the manuals')],
        [table, both('is de lijst met links', 'is the list of links')],
        [chat, both('krijgt de melding', 'gets the notice')],
      ],
      setup: [
        both(
          'Noem bestanden artikel_taal_v3.pdf, zoals CV-200_nl_v3.pdf.',
          'Call files article_language_v3.pdf, such as CV-200_fr_v3.pdf.',
        ),
        both(
          'Geef het tabblad Handleidingen de kolommen Artikel (met de taal erachter), Versie, Link, Vorige link en Sinds.',
          'Give the tab Manuals the columns Article (with the language behind it), Version, Link, Last link and Since.',
        ),
      ],
      notes: [
        {
          over: ['Hogere versie?', 'Zet de nieuwe versie'],
          text: say(
            '## Nooit terug\nEen bestand met dezelfde of een lagere versie verandert de lijst niet: dat is meestal een vergissing. Het bestand zelf blijft staan waar het staat.',
            '## Never back\nA file with the same or a lower version does not change the list: that is mostly a mistake. The file itself stays where it is.',
          ),
        },
      ],
      names: {
        'Nieuwe handleiding': 'New manual',
        Handleiding: 'Manual',
        'Bestand voor bestand': 'File by file',
        'Lees de bestandsnaam': 'Read the file name',
        'Naam volgens afspraak?': 'Named as agreed?',
        'Zoek de huidige versie': 'Find the current version',
        'Naast de huidige': 'Beside the current one',
        'Hogere versie?': 'Higher version?',
        'Zet de nieuwe versie': 'Put the new version',
        'Meld de nieuwe versie': 'Tell of the new version',
        'Meld een oude versie': 'Tell of an old version',
        'Meld een verkeerde naam': 'Tell of a wrong name',
      },
      nodes: [
        ...nodes,
        loop('Bestand voor bestand', 1),
        set('Lees de bestandsnaam', {
          naam: `=${f.name}`,
          link: `=${f.link}`,
          delen: [
            'array',
            `={{ [...(/^(.+)_([a-z]{2})_v(\\d+)\\.pdf$/i.exec(String(${f.name.slice(2, -2)} ?? '').trim()) ?? [])].slice(1) }}`,
          ],
        }),
        when('Naam volgens afspraak?', [['={{ $json.delen.length === 3 }}', 'yes']]),
        evenWhenEmpty(
          table.find(
            'Zoek de huidige versie',
            tab(),
            article(),
            "={{ $json.delen[0].toUpperCase() + ' ' + $json.delen[1].toLowerCase() }}",
          ),
        ),
        set('Naast de huidige', {
          artikel:
            "={{ $('Naam volgens afspraak?').item.json.delen[0].toUpperCase() + ' ' + $('Naam volgens afspraak?').item.json.delen[1].toLowerCase() }}",
          versie: ['number', "={{ Number($('Naam volgens afspraak?').item.json.delen[2]) || 0 }}"],
          huidig: ['number', `={{ Number(${cell(say('Versie', 'Version'))}) || 0 }}`],
          vorige: `={{ ${cell('Link')} ?? '' }}`,
          link: "={{ $('Naam volgens afspraak?').item.json.link }}",
        }),
        when('Hogere versie?', [['={{ $json.versie > $json.huidig }}', 'yes']]),
        table.upsert('Zet de nieuwe versie', tab(), article(), {
          [article()]: '={{ $json.artikel }}',
          [say('Versie', 'Version')]: '={{ $json.versie }}',
          Link: '={{ $json.link }}',
          [say('Vorige link', 'Last link')]: '={{ $json.vorige }}',
          [say('Sinds', 'Since')]: '={{ $now.toISODate() }}',
        }),
        chat.post(
          'Meld de nieuwe versie',
          say(
            "=Nieuwe handleiding {{ $('Naast de huidige').item.json.artikel }}: versie {{ $('Naast de huidige').item.json.versie }}{{ $('Naast de huidige').item.json.huidig ? ' (was ' + $('Naast de huidige').item.json.huidig + ')' : '' }}. {{ $('Naast de huidige').item.json.link }}",
            "=New manual {{ $('Naast de huidige').item.json.artikel }}: version {{ $('Naast de huidige').item.json.versie }}{{ $('Naast de huidige').item.json.huidig ? ' (was ' + $('Naast de huidige').item.json.huidig + ')' : '' }}. {{ $('Naast de huidige').item.json.link }}",
          ),
        ),
        chat.post(
          'Meld een oude versie',
          say(
            '={{ $json.artikel }} versie {{ $json.versie }} is niet nieuwer dan versie {{ $json.huidig }} in de lijst; de lijst is niet veranderd.',
            '={{ $json.artikel }} version {{ $json.versie }} is not newer than version {{ $json.huidig }} in the list; the list was not changed.',
          ),
        ),
        chat.post(
          'Meld een verkeerde naam',
          say(
            '=Het bestand "{{ $json.naam }}" volgt de afspraak artikel_taal_v3.pdf niet en staat niet in de lijst.',
            '=The file "{{ $json.naam }}" does not follow article_language_v3.pdf and is not in the list.',
          ),
        ),
      ],
      flow: [
        `${path} > Bestand voor bestand #1 > Lees de bestandsnaam > Naam volgens afspraak? > Zoek de huidige versie > Naast de huidige > Hogere versie? > Zet de nieuwe versie > Meld de nieuwe versie > Bestand voor bestand`,
        'Naam volgens afspraak? #1 > Meld een verkeerde naam > Bestand voor bestand',
        'Hogere versie? #1 > Meld een oude versie > Bestand voor bestand',
      ],
    };
  },
});
