import { chats } from '../../apps/chats.js';
import { incidents } from '../../apps/incidents.js';
import { mailboxes } from '../../apps/mailers.js';
import { linkCheckers } from '../../apps/security.js';
import { tables } from '../../apps/tables.js';
import { ownDomain } from '../../apps/values.js';
import {
  both,
  chain,
  code,
  codeEach,
  combine,
  loop,
  only,
  recipe,
  say,
  set,
  spares,
  splitOut,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const reporting = mailboxes.map((box) => ({ ...box.inbox, box }));

export const suspiciousMail = recipe({
  id: 'suspicious-mail',
  category: 'integration',
  tags: ['phishing', 'beveiliging', 'mail'],
  saves: spares(
    20,
    'Een beheerder opent elke gemelde mail en zoekt de links na.',
    'An administrator opens each reported mail and looks up the links.',
  ),
  variants: combine(
    { inbox: reporting, checker: linkCheckers, desk: incidents, chat: chats, table: tables },
    { take: 10, apart: ['inbox', 'checker', 'desk'] },
  ),
  build: ({ inbox, checker, desk, chat, table }) => {
    const { nodes, path, ref: m } = starts(inbox, 'Gemelde mail', 'Melding');
    const check = checker
      .check('Onderzoek de link', '={{ $json.link }}')
      // A step that goes on when it finds nothing would take both ways after an error.
      .map((step) =>
        step.alwaysOutputData || /\.(wait|code)$/.test(step.type) ? step : withErrorBranch(step),
      );
    const failing = check.filter((step) => step.onError);
    /** Which mail a link came from: several may be reported at once. */
    const of = {
      mail: "={{ $('De link').item.json.mail }}",
      melder: "={{ $('De link').item.json.melder }}",
      onderwerp: "={{ $('De link').item.json.onderwerp }}",
    };
    return {
      name: both(
        `Verdachte mails uit ${inbox.app.label} nakijken met ${checker.app.label} en melden in ${desk.app.label}`,
        `Check suspicious mail from ${inbox.app.label} with ${checker.app.label} and report it in ${desk.app.label}`,
      ),
      description: both(
        `Collega's sturen verdachte mail door naar ${inbox.app.label}; ${checker.app.label} onderzoekt elke link. Een kwaadaardige link opent een melding in ${desk.app.label} en waarschuwt iedereen in ${chat.app.label}.`,
        `Colleagues forward suspicious mail to ${inbox.app.label}; ${checker.app.label} examines each link. A malicious link opens an alert in ${desk.app.label} and warns everyone in ${chat.app.label}.`,
      ),
      benefit: both(
        'Een phishingmail is binnen minuten herkend en bij iedereen bekend.',
        'A phishing mail is recognised within minutes and known to all.',
      ),
      uses: [
        [
          inbox,
          both(
            'ontvangt de meldingen en antwoordt de melder',
            'receives the reports and answers the reporter',
          ),
        ],
        ...(inbox.app.key === inbox.box.app.key
          ? []
          : [[inbox.box, both('antwoordt de melder', 'answers the reporter')] as const]),
        [checker, both('onderzoekt de links', 'examines the links')],
        [desk, both('krijgt een melding bij gevaar', 'gets an alert in case of danger')],
        [chat, both('waarschuwt alle collega’s', 'warns all colleagues')],
        [table, both('houdt de meldingen bij', 'keeps the reports')],
      ],
      setup: [
        both(
          'Laat collega’s verdachte mail doorsturen naar het adres van dit postvak.',
          'Have colleagues forward suspicious mail to the address of this mailbox.',
        ),
      ],
      notes: [
        {
          over: ['Haal de links eruit', 'Per link'],
          text: say(
            '## Links\nHooguit vijf links per mail, zonder die naar je eigen domein. Wat niet na te kijken is, staat in het antwoord.',
            '## Links\nFive links a mail at most, without those to your own domain. What could not be checked is in the answer.',
          ),
        },
        {
          over: ['Gevaarlijk?', 'Waarschuw iedereen'],
          text: say(
            '## Bij gevaar\nDe link komt onklaar gemaakt in het bericht, zodat niemand er per ongeluk op klikt.',
            '## In case of danger\nThe link is made harmless in the message, so that nobody clicks it by mistake.',
          ),
        },
      ],
      names: {
        'Gemelde mail': 'Reported mail',
        Melding: 'Report',
        'Haal de links eruit': 'Take out the links',
        'Links gevonden?': 'Links found?',
        'Per link': 'Each link',
        'De link': 'The link',
        'Een voor een': 'One by one',
        'Onderzoek de link': 'Examine the link',
        Uitslag: 'Result',
        ...(failing.length > 0 ? { 'Niet nagekeken': 'Not checked' } : {}),
        'Noteer de uitslag': 'Record the result',
        'Bedank zonder links': 'Thank without links',
        'Alle uitslagen': 'All results',
        'Gevaarlijk?': 'Dangerous?',
        'Open een melding': 'Open an alert',
        'Antwoord: gevaarlijk': 'Answer: dangerous',
        'Waarschuw iedereen': 'Warn everyone',
        'Antwoord: niets gevonden': 'Answer: nothing found',
      },
      nodes: [
        ...nodes,
        codeEach(
          'Haal de links eruit',
          `const eigen = '${ownDomain}';
// ${say('De echte host telt, niet wat er verder in de link staat.', 'The real host counts, not what else is in the link.')}
const host = (link) => link.replace(/^https?:\\/\\//i, '').split(/[/?#]/)[0].split('@').pop().split(':')[0].toLowerCase();
const gevonden = String($json.text ?? '').match(/https?:\\/\\/[^\\s<>"')]+/gi) ?? [];
const links = [...new Set(gevonden)].filter((link) => host(link) !== eigen && !host(link).endsWith('.' + eigen)).slice(0, 5);
const { id, from, subject } = $json;
return { json: { links: links.map((link) => ({ link, mail: id, melder: from, onderwerp: subject })) } };`,
        ),
        when('Links gevonden?', [['={{ $json.links }}', 'someItems']]),
        inbox.box.send(
          'Bedank zonder links',
          only(m.from),
          say('Bedankt voor je melding', 'Thank you for your report'),
          say(
            '=In de mail die je doorstuurde staan geen links. Verwijder de mail en klik nergens op.',
            '=There are no links in the mail that you forwarded. Delete the mail and click nowhere.',
          ),
        ),
        splitOut('Per link', 'links'),
        set('De link', {
          link: '={{ $json.link }}',
          mail: '={{ $json.mail }}',
          melder: '={{ $json.melder }}',
          onderwerp: '={{ $json.onderwerp }}',
        }),
        loop('Een voor een', 1),
        ...check,
        set('Uitslag', {
          link: "={{ $('De link').item.json.link.replace('http', 'hxxp') }}",
          gevaar: ['boolean', `={{ ${checker.malicious} }}`],
          verslag: `={{ ${checker.report} ?? '' }}`,
          ...of,
        }),
        ...(failing.length > 0
          ? [
              set('Niet nagekeken', {
                link: "={{ $('De link').item.json.link.replace('http', 'hxxp') }}",
                gevaar: false,
                verslag: say('niet nagekeken', 'not checked'),
                mislukt: true,
                ...of,
              }),
            ]
          : []),
        table.append('Noteer de uitslag', say('Meldingen', 'Reports'), {
          Link: '={{ $json.link }}',
          [say('Gevaar', 'Danger')]: `={{ $json.gevaar ? '${say('ja', 'yes')}' : '${say('nee', 'no')}' }}`,
          [say('Verslag', 'Report')]: '={{ $json.verslag }}',
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        code(
          'Alle uitslagen',
          `const mails = new Map();
for (const { json } of $input.all()) mails.set(json.mail, [...(mails.get(json.mail) ?? []), json]);
return [...mails.values()].map((uitslagen) => ({ json: { melder: uitslagen[0].melder, onderwerp: uitslagen[0].onderwerp, gevaarlijk: uitslagen.filter((uitslag) => uitslag.gevaar), aantal: uitslagen.filter((uitslag) => !uitslag.mislukt).length, mislukt: uitslagen.filter((uitslag) => uitslag.mislukt).length } }));`,
        ),
        when('Gevaarlijk?', [['={{ $json.gevaarlijk }}', 'someItems']]),
        desk.open('Open een melding', {
          title: `=${say('Phishing gemeld', 'Phishing reported')}: {{ $json.onderwerp }}`,
          text: "={{ $json.gevaarlijk.map((uitslag) => uitslag.link).join('\\n') }}",
          severity: 'hoog',
        }),
        chat.post(
          'Waarschuw iedereen',
          say(
            '=Let op, er gaat een phishingmail rond met als onderwerp "{{ $json.onderwerp }}". Klik nergens op en verwijder hem.',
            '=Watch out, a phishing mail is going round with the subject "{{ $json.onderwerp }}". Click nowhere and delete it.',
          ),
        ),
        inbox.box.send(
          'Antwoord: gevaarlijk',
          "={{ $('Alle uitslagen').item.json.melder }}",
          say('Goed gezien, dit was phishing', 'Well spotted, this was phishing'),
          say(
            '=Bedankt. De link is gevaarlijk; heb je erop geklikt, bel dan meteen de beheerder.',
            '=Thank you. The link is dangerous; if you clicked it, call the administrator at once.',
          ),
        ),
        inbox.box.send(
          'Antwoord: niets gevonden',
          "={{ $('Alle uitslagen').item.json.melder }}",
          say('Geen gevaar gevonden', 'No danger found'),
          say(
            '=We hebben {{ $json.aantal }} links nagekeken en niets gevaarlijks gevonden. {{ $json.mislukt ? "Niet na te kijken: " + $json.mislukt + ". Open die niet." : "" }} Blijf voorzichtig.',
            '=We checked {{ $json.aantal }} links and found nothing dangerous. {{ $json.mislukt ? "Could not be checked: " + $json.mislukt + ". Do not open those." : "" }} Stay careful.',
          ),
        ),
      ],
      flow: [
        `${path} > Haal de links eruit > Links gevonden? > Per link > De link > Een voor een #1 > ${chain(check)} > Uitslag > Een voor een`,
        'Uitslag > Noteer de uitslag',
        ...failing.map((step) => `${step.name} #1 > Niet nagekeken`),
        ...(failing.length > 0
          ? ['Niet nagekeken > Een voor een', 'Niet nagekeken > Noteer de uitslag']
          : []),
        'Links gevonden? #1 > Bedank zonder links',
        'Een voor een > Alle uitslagen > Gevaarlijk? > Open een melding > Antwoord: gevaarlijk',
        'Gevaarlijk? > Waarschuw iedereen',
        'Gevaarlijk? #1 > Antwoord: niets gevonden',
      ],
    };
  },
});
