import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import {
  AS_DAY,
  both,
  byHand,
  code,
  combine,
  cron,
  dayOf,
  keep,
  loop,
  only,
  pause,
  recipe,
  rowsOf,
  say,
  t,
  withErrorBranch,
} from '../../kit/index.js';

const HEARD_NOTHING = ownLimit(
  ['Dagen stilte', 'Days of silence'],
  [
    'Na hoeveel dagen zonder bericht een kandidaat opvalt.',
    'After how many days without word a candidate stands out.',
  ],
  5,
);

export const stilleKandidaten = recipe({
  id: 'silent-candidates',
  category: 'hr',
  tags: ['werving', 'opvolging'],
  saves: {
    minutes: 15,
    nl: 'De recruiter loopt elke ochtend de lijst na op wie nog op antwoord wacht.',
    en: 'The recruiter checks the list every morning for who still waits for an answer.',
  },
  variants: combine({ table: readableTables, chat: chats }, { take: 8 }),
  build: ({ table, chat }) => {
    const { nodes, path } = rowsOf(
      table,
      'Lees de kandidaten',
      say('Kandidaten', 'Candidates'),
      'Kandidaat',
      {
        naam: say('Naam', 'Name'),
        functie: say('Functie', 'Position'),
        status: 'Status',
        ontvangen: say('Ontvangen', 'Received'),
      },
    );
    return {
      name: both(
        `Kandidaten in ${table.app.label} die te lang wachten melden in ${chat.app.label}`,
        `Report candidates in ${table.app.label} who wait too long to ${chat.app.label}`,
      ),
      description: both(
        `Elke werkdag kijkt de recruiter in ${chat.app.label} welke kandidaten uit ${table.app.label} langer dan vijf dagen (of jouw termijn) niets hoorden: per vacature, met het aantal dagen en wie het langst wacht voorop.`,
        `Every working day the recruiter sees in ${chat.app.label} which candidates from ${table.app.label} heard nothing for five days (or your term): by vacancy, with the number of days and the longest wait first.`,
      ),
      benefit: both(
        'Geen kandidaat haakt af omdat jij stil bleef.',
        'No candidate drops out because you kept silent.',
      ),
      uses: [
        [table, both('bevat de kandidatenlijst', 'holds the list of candidates')],
        [chat, both('toont wie wacht', 'shows who is waiting')],
      ],
      setup: [
        both(
          'Zet een nieuwe kandidaat in de tabel Kandidaten op de Status Nieuw, en verander die zodra iemand iets hoorde: dat haalt hem van de lijst.',
          'Set a new candidate in the table Candidates to the Status New, and change it as soon as somebody heard from you: that takes them off the list.',
        ),
      ],
      notes: [
        {
          over: ['Wacht te lang', 'Groepeer per vacature'],
          text: say(
            '## Wie wacht er te lang?\nIedereen met de Status Nieuw die langer dan je termijn geleden binnenkwam. Een rij zonder leesbare datum komt er ook op: anders valt die kandidaat buiten de boot.',
            '## Who waits too long?\nEverybody with the Status New who came in longer ago than your term. A row without a readable date is listed too: that candidate would be forgotten otherwise.',
          ),
        },
      ],
      names: {
        'Elke werkdag': 'Every working day',
        'Lees de kandidaten': 'Read the candidates',
        Kandidaat: 'Candidate',
        'Wacht te lang': 'Waits too long',
        'Groepeer per vacature': 'Group by vacancy',
        'Herinner de recruiter': 'Remind the recruiter',
      },
      nodes: [
        cron('Elke werkdag', '30 8 * * 1-5'),
        ...nodes,
        keep('Wacht te lang', [
          ['={{ $json.status }}', 'is', say('Nieuw', 'New')],
          ['={{ $json.naam }}', 'filled'],
          [
            `={{ !(${dayOf('$json.ontvangen')} >= $now.startOf('day').minus({ days: ${HEARD_NOTHING} })) }}`,
            'yes',
          ],
        ]),
        code(
          'Groepeer per vacature',
          `
${AS_DAY}
const perVacature = new Map();
for (const { json } of $input.all()) {
  const functie = json.functie || '${say('Open sollicitatie', 'Open application')}', dag = asDay(json.ontvangen);
  const dagen = dag.isValid ? Math.floor($now.startOf('day').diff(dag.startOf('day'), 'days').days) : null;
  perVacature.set(functie, [...(perVacature.get(functie) ?? []), { naam: json.naam, dagen }]);
}
${say('// Wie het langst wacht staat vooraan; zonder leesbare datum is dat niet te zeggen.', '// Who waits longest comes first; without a readable date nobody can tell.')}
const duur = (een) => een.dagen === null ? '${say('datum onbekend', 'date unknown')}' : een.dagen + ' ${say('dagen', 'days')}';
const groepen = [...perVacature].map(([functie, lijst]) => ({ functie, lijst: lijst.sort((a, b) => (b.dagen ?? 0) - (a.dagen ?? 0)) })).sort((a, b) => (b.lijst[0].dagen ?? 0) - (a.lijst[0].dagen ?? 0));
return [{ json: { aantal: groepen.reduce((som, een) => som + een.lijst.length, 0), regels: groepen.map((een) => '- ' + een.functie + ': ' + een.lijst.map((mens) => mens.naam + ' (' + duur(mens) + ')').join(', ')).join('\\n') } }];`,
        ),
        chat.post(
          'Herinner de recruiter',
          say(
            t`{{ $json.aantal }} {{ $json.aantal === 1 ? 'kandidaat wacht' : 'kandidaten wachten' }} te lang op antwoord:\n{{ $json.regels }}\nBel of mail vandaag, en zet daarna de Status in Kandidaten op iets anders dan Nieuw.`,
            t`{{ $json.aantal }} {{ $json.aantal === 1 ? 'candidate has' : 'candidates have' }} waited too long for an answer:\n{{ $json.regels }}\nCall or email today, and then set the Status in Candidates to something other than New.`,
          ),
        ),
      ],
      flow: [`Elke werkdag > ${path} > Wacht te lang > Groepeer per vacature > Herinner de recruiter`],
    };
  },
});

export const afwijzingen = recipe({
  id: 'rejection-letters',
  category: 'hr',
  tags: ['werving', 'afwijzing', 'brieven'],
  saves: {
    minutes: 45,
    nl: 'Na een ronde schrijft iemand een stuk of tien afwijzingen en vinkt ze af.',
    en: 'After a round someone writes about ten rejections and ticks them off.',
  },
  variants: combine({ table: fullTables, mailer: mailers, chat: chats }, { take: 9 }),
  build: ({ table, mailer, chat }) => {
    const {
      nodes,
      path,
      ref: k,
    } = rowsOf(table, 'Lees de kandidaten', say('Kandidaten', 'Candidates'), 'Kandidaat', {
      email: say('E-mail', 'Email'),
      naam: say('Naam', 'Name'),
      functie: say('Functie', 'Position'),
      status: 'Status',
      reden: say('Reden', 'Reason'),
    });
    const status = (name: string, value: string) =>
      table.upsert(name, say('Kandidaten', 'Candidates'), say('E-mail', 'Email'), {
        [say('E-mail', 'Email')]: only(k.email),
        Status: value,
        [say('Besluitdatum', 'Decision date')]: '={{ $now.toISODate() }}',
      });
    return {
      name: both(
        `Afwijzingen na een sollicitatieronde versturen met ${mailer.app.label} vanuit ${table.app.label}`,
        `Send rejections after a hiring round with ${mailer.app.label} from ${table.app.label}`,
      ),
      description: both(
        `Start hem als de ronde klaar is: iedereen met de status Afwijzen in ${table.app.label} krijgt via ${mailer.app.label} een nette mail met reden, en in ${chat.app.label} staat daarna hoeveel het er waren.`,
        `Start it when the round is over: everyone marked Reject in ${table.app.label} gets a courteous mail with the reason through ${mailer.app.label}, and ${chat.app.label} shows how many there were.`,
      ),
      benefit: both(
        'Alle kandidaten horen dezelfde dag waar ze staan.',
        'All candidates know where they stand the same day.',
      ),
      uses: [
        [table, both('bevat kandidaten en redenen', 'holds candidates and reasons')],
        [mailer, both('verstuurt de afwijzingen', 'sends the rejections')],
        [chat, both('meldt dat de ronde af is', 'reports that the round is done')],
      ],
      setup: [
        both(
          'Zet bij wie afvalt de status op Afwijzen en vul de kolom Reden in; Besluitdatum vult de workflow zelf.',
          'Set the status of who drops out to Reject and fill in the column Reason; the workflow fills in Decision date.',
        ),
        both(
          'Lees de tekst van "Stuur de afwijzing" na voor je start.',
          'Read through the text of "Stuur de afwijzing" before you start.',
        ),
      ],
      notes: [
        {
          over: ['Een voor een', 'Stuur de afwijzing', 'Kort wachten'],
          text: say(
            '## Rustig versturen\nTussen twee mails zit een pauze, zodat je provider ze niet als spam ziet.',
            '## Sending calmly\nThere is a pause between two emails, so that your provider does not take them for spam.',
          ),
        },
      ],
      names: {
        'Ronde afgerond': 'Round finished',
        'Lees de kandidaten': 'Read the candidates',
        Kandidaat: 'Candidate',
        'Alleen afwijzingen': 'Rejections only',
        'Een voor een': 'One by one',
        'Stuur de afwijzing': 'Send the rejection',
        'Zet op Afgewezen': 'Set to Rejected',
        'Zet op Mail mislukt': 'Set to Email failed',
        'Kort wachten': 'Short wait',
        'Tel de brieven': 'Count the letters',
        'Meld dat de ronde klaar is': 'Report that the round is done',
      },
      nodes: [
        byHand('Ronde afgerond'),
        ...nodes,
        keep('Alleen afwijzingen', [['={{ $json.status }}', 'is', say('Afwijzen', 'Reject')]]),
        loop('Een voor een', 1),
        withErrorBranch(
          mailer.send(
            'Stuur de afwijzing',
            only(k.email),
            say(t`Je sollicitatie voor ${k.functie}`, t`Your application for ${k.functie}`),
            say(
              t`Beste ${k.naam},<br><br>Dank voor je tijd en interesse. We gaan niet met je verder voor ${k.functie}.{{ ${k.reden.slice(3, -3)} ? ' De reden: ' + String(${k.reden.slice(3, -3)}).trim().replace(/[.]$/, '') + '.' : '' }}<br><br>Veel succes bij het vinden van een plek die past.<br><br>Met vriendelijke groet`,
              t`Dear ${k.naam},<br><br>Thank you for your time and interest. We will not continue with you for ${k.functie}.{{ ${k.reden.slice(3, -3)} ? ' The reason: ' + String(${k.reden.slice(3, -3)}).trim().replace(/[.]$/, '') + '.' : '' }}<br><br>Good luck in finding a place that suits you.<br><br>Kind regards`,
            ),
          ),
        ),
        status('Zet op Afgewezen', say('Afgewezen', 'Rejected')),
        status('Zet op Mail mislukt', say('Mail mislukt', 'Email failed')),
        pause('Kort wachten', 20, 'seconds'),
        code('Tel de brieven', "return [{ json: { aantal: $('Alleen afwijzingen').all().length } }];"),
        chat.post(
          'Meld dat de ronde klaar is',
          say(
            t`De sollicitatieronde is afgerond: ${'{{ $json.aantal }}'} afwijzingen verwerkt. Wie op Mail mislukt staat, bel je zelf.`,
            t`The hiring round is done: {{ $json.aantal }} rejections processed. Whoever is on Email failed, call yourself.`,
          ),
        ),
      ],
      flow: [
        `Ronde afgerond > ${path} > Alleen afwijzingen > Een voor een > Tel de brieven > Meld dat de ronde klaar is`,
        'Een voor een #1 > Stuur de afwijzing > Zet op Afgewezen > Kort wachten > Een voor een',
        'Stuur de afwijzing #1 > Zet op Mail mislukt > Kort wachten',
      ],
    };
  },
});
