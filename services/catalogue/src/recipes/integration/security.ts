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
  goOnAfterError,
  keep,
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
    const domain = `'@' + String('${ownDomain}').toLowerCase()`;
    /** Which mail a link came from: several may be reported at once. */
    const of = {
      mail: "={{ $('De link').item.json.mail }}",
      melder: "={{ $('De link').item.json.melder }}",
      onderwerp: "={{ $('De link').item.json.onderwerp }}",
      rest: ['number', "={{ $('De link').item.json.rest }}"] as ['number', string],
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
        both(
          'Alleen mail van een adres op je eigen domein wordt nagekeken en beantwoord; bijlagen niet.',
          'Only mail from an address at your own domain is checked and answered; attachments are not.',
        ),
      ],
      notes: [
        {
          over: ['Haal de links eruit', 'Per link'],
          text: say(
            '## Links\nEerst de adressen achter knoppen en woorden, dan die in de tekst. Hooguit vijf per mail, zonder die naar je eigen domein. Hoeveel er niet zijn nagekeken, staat in het antwoord.',
            '## Links\nFirst the addresses behind buttons and words, then those in the text. Five a mail at most, without those to your own domain. How many were not checked is in the answer.',
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
        'Van een collega?': 'From a colleague?',
        'Meld dat er geen melding kwam': 'Say that no alert was opened',
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
        keep('Van een collega?', [
          [`={{ String($json.from ?? '').toLowerCase().endsWith(${domain}) }}`, 'yes'],
          [
            say(
              "={{ !/^(automatisch antwoord|afwezig|out of office|automatic reply|undeliverable)/i.test(String($json.subject ?? '').trim()) }}",
              "={{ !/^(out of office|automatic reply|undeliverable)/i.test(String($json.subject ?? '').trim()) }}",
            ),
            'yes',
          ],
        ]),
        codeEach(
          'Haal de links eruit',
          `const eigen = '${ownDomain}'.toLowerCase();
// ${say('De echte host telt, niet wat er verder in de link staat.', 'The real host counts, not what else is in the link.')}
const host = (link) => link.replace(/^https?:\\/\\//i, '').split(/[/?#]/)[0].split('@').pop().split(':')[0].toLowerCase();
const html = String($json.html || $json.body?.content || '');
// ${say('Achter een knop staat het adres alleen in href.', 'Behind a button the address is in href alone.')}
const achter = [...html.matchAll(/(?:href|action)\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))/gi)].map((m) => (m[1] ?? m[2] ?? m[3]).trim().replace(/&amp;/gi, '&')).filter((link) => /^https?:\\/\\//i.test(link));
const zichtbaar = String($json.text ?? '').match(/https?:\\/\\/[^\\s<>"')\\]]+/gi) ?? [];
// ${say('Outlook verpakt een link; het echte adres staat erin.', 'Outlook wraps a link; the real address is inside.')}
const echt = (link) => {
  const verpakt = /safelinks\\.protection\\.outlook\\.com$/i.test(host(link)) ? /[?&]url=([^&]+)/i.exec(link)?.[1] : undefined;
  try {
    return verpakt ? decodeURIComponent(verpakt) : link;
  } catch {
    return link;
  }
};
const alle = [...new Set([...achter, ...zichtbaar].map(echt))].filter((link) => host(link) !== eigen && !host(link).endsWith('.' + eigen));
const { id, from, subject } = $json;
return { json: { links: alle.slice(0, 5).map((link) => ({ link, mail: id, melder: from, onderwerp: subject, rest: Math.max(0, alle.length - 5) })) } };`,
        ),
        when('Links gevonden?', [['={{ $json.links }}', 'someItems']]),
        inbox.box.send(
          'Bedank zonder links',
          only(m.from),
          say('Bedankt voor je melding', 'Thank you for your report'),
          say(
            '=In de mail die je doorstuurde vonden we geen links om na te kijken. Dat zegt niet dat hij veilig is: een bijlage kijken we niet na. Open niets en verwijder de mail.',
            '=We found no links to check in the mail that you forwarded. That does not make it safe: we check no attachments. Open nothing and delete the mail.',
          ),
        ),
        splitOut('Per link', 'links'),
        set('De link', {
          link: '={{ $json.link }}',
          mail: '={{ $json.mail }}',
          melder: '={{ $json.melder }}',
          onderwerp: '={{ $json.onderwerp }}',
          rest: ['number', '={{ $json.rest }}'],
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
        // A row that fails stops no answer to the colleague.
        goOnAfterError(
          table.append('Noteer de uitslag', say('Meldingen', 'Reports'), {
            Link: '={{ $json.link }}',
            [say('Gevaar', 'Danger')]: `={{ $json.gevaar ? '${say('ja', 'yes')}' : '${say('nee', 'no')}' }}`,
            [say('Verslag', 'Report')]: '={{ $json.verslag }}',
            [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          }),
        ),
        code(
          'Alle uitslagen',
          `const mails = new Map();
for (const { json } of $input.all()) mails.set(json.mail, [...(mails.get(json.mail) ?? []), json]);
return [...mails.values()].map((uitslagen) => ({ json: { melder: uitslagen[0].melder, onderwerp: uitslagen[0].onderwerp, gevaarlijk: uitslagen.filter((uitslag) => uitslag.gevaar), aantal: uitslagen.filter((uitslag) => !uitslag.mislukt).length, mislukt: uitslagen.filter((uitslag) => uitslag.mislukt).length + (uitslagen[0].rest ?? 0) } }));`,
        ),
        when('Gevaarlijk?', [['={{ $json.gevaarlijk }}', 'someItems']]),
        withErrorBranch(
          desk.open('Open een melding', {
            title: `=${say('Phishing gemeld', 'Phishing reported')}: {{ $json.onderwerp }}`,
            text: "={{ $json.gevaarlijk.map((uitslag) => uitslag.link).join('\\n') }}",
            severity: 'hoog',
          }),
        ),
        chat.post(
          'Waarschuw iedereen',
          say(
            '=Let op, er gaat een phishingmail rond met als onderwerp "{{ $json.onderwerp }}". Klik nergens op en verwijder hem.',
            '=Watch out, a phishing mail is going round with the subject "{{ $json.onderwerp }}". Click nowhere and delete it.',
          ),
        ),
        chat.post(
          'Meld dat er geen melding kwam',
          say(
            `=${desk.app.label} nam de melding van "{{ $('Alle uitslagen').item.json.onderwerp }}" niet aan. Maak hem zelf; de links staan in Meldingen.`,
            `=${desk.app.label} did not take the alert of "{{ $('Alle uitslagen').item.json.onderwerp }}". Make it yourself; the links are in Reports.`,
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
            '=Links nagekeken: {{ $json.aantal }}, niets gevaarlijks gevonden. {{ $json.mislukt ? "Niet nagekeken: " + $json.mislukt + ". Open die niet." : "" }} Een bijlage kijken we niet na. Blijf voorzichtig.',
            '=Links checked: {{ $json.aantal }}, nothing dangerous found. {{ $json.mislukt ? "Not checked: " + $json.mislukt + ". Do not open those." : "" }} We check no attachments. Stay careful.',
          ),
        ),
      ],
      flow: [
        `${path} > Van een collega? > Haal de links eruit > Links gevonden? > Per link > De link > Een voor een #1 > ${chain(check)} > Uitslag > Een voor een`,
        'Uitslag > Noteer de uitslag',
        ...failing.map((step) => `${step.name} #1 > Niet nagekeken`),
        ...(failing.length > 0
          ? ['Niet nagekeken > Een voor een', 'Niet nagekeken > Noteer de uitslag']
          : []),
        'Links gevonden? #1 > Bedank zonder links',
        'Een voor een > Alle uitslagen > Gevaarlijk? > Waarschuw iedereen',
        'Gevaarlijk? > Open een melding > Antwoord: gevaarlijk',
        'Open een melding #1 > Meld dat er geen melding kwam',
        'Open een melding #1 > Antwoord: gevaarlijk',
        'Gevaarlijk? #1 > Antwoord: niets gevonden',
      ],
    };
  },
});
