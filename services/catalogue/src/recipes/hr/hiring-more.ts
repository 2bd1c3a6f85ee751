import { wholeLimit } from '../../apps/limits.js';
import { officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asDayText,
  both,
  code,
  combine,
  everyDay,
  form,
  formEnd,
  formWithEnding,
  goOnAfterError,
  node,
  onlyOnce,
  openForm,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SCORES = ['1', '2', '3', '4', '5'];

export const scorecards = recipe({
  id: 'interview-scorecards-compared',
  category: 'hr',
  tags: ['sollicitatiegesprek', 'scorekaart', 'selectie', 'objectief', 'recruitment'],
  saves: spares(
    25,
    'De recruiter vraagt gespreksverslagen op en zet ze naast elkaar.',
    'The recruiter asks for interview notes and puts them next to each other.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const k = rowsOf(table, 'Lees scorekaarten', say('Scorekaarten', 'Scorecards'), 'Scorekaart', {
      kandidaat: say('Kandidaat', 'Candidate'),
      door: say('Door', 'By'),
      vak: say('Vak', 'Skill'),
      samen: say('Samenwerken', 'Working together'),
      drijf: say('Motivatie', 'Motivation'),
      advies: say('Advies', 'Advice'),
      toelichting: say('Toelichting', 'Reason'),
    });
    return {
      name: both(
        `Scorekaarten van interviewers vergelijken uit ${table.app.label} en uitkomst in ${chat.app.label}`,
        `Compare interviewers’ scorecards from ${table.app.label} with the outcome in ${chat.app.label}`,
      ),
      description: both(
        `Interviewers vullen elk apart een scorekaart in, zonder elkaars oordeel te zien. Zodra de tweede er is, zet hij in ${chat.app.label} de scores naast elkaar en noemt waarover ze verschillen; ${table.app.label} bewaart alles tot de procedure voorbij is.`,
        `Interviewers each fill in a scorecard, without seeing the other’s judgement. Once the second is in, ${chat.app.label} shows the scores side by side and where they differ; ${table.app.label} keeps all of it until the procedure is over.`,
      ),
      benefit: both(
        'Je bespreekt het verschil in plaats van de eerste indruk.',
        'You discuss the difference instead of the first impression.',
      ),
      uses: [
        [table, both('bewaart de scorekaarten', 'keeps the scorecards')],
        [chat, both('krijgt de vergelijking', 'receives the comparison')],
      ],
      setup: [
        both(
          'Maak de tabel Scorekaarten met de kolommen Kandidaat, Door, Vak, Samenwerken, Motivatie, Advies, Toelichting en Op; wis de regels van een kandidaat vier weken na de afwijzing.',
          'Make the table Scorecards with the columns Candidate, By, Skill, Working together, Motivation, Advice, Reason and On; erase the rows of a candidate four weeks after the rejection.',
        ),
        both(
          'Gebruik een kanaal met alleen het selectieteam.',
          'Use a channel with the selection team only.',
        ),
      ],
      notes: [
        {
          over: ['Vergelijk kaarten', 'Tweede kaart binnen?'],
          text: say(
            '## Pas bij twee kaarten\nMet één kaart staat er alleen dat hij binnen is, zonder scores, zodat niemand de ander beïnvloedt. Vult iemand twee keer in, dan telt zijn laatste kaart. Een verschil van twee punten of meer wordt genoemd.',
            '## With two cards only\nWith one card it only says that it is in, without scores, so that nobody influences the other. If somebody fills in twice the last card counts. A difference of two points or more is named.',
          ),
        },
      ],
      names: {
        'Scorekaart ingevuld': 'Scorecard filled in',
        'Bewaar scorekaart': 'Keep the scorecard',
        'Lees scorekaarten': 'Read the scorecards',
        Scorekaart: 'Scorecard',
        'Vergelijk kaarten': 'Compare the cards',
        'Tweede kaart binnen?': 'Second card in?',
        'Meld vergelijking': 'Report the comparison',
        'Meld dat er een wacht': 'Report that one waits',
      },
      nodes: [
        form(
          'Scorekaart ingevuld',
          say('Scorekaart', 'Scorecard'),
          say(
            'Vul hem direct na het gesprek in, voordat je met je collega praat. Onderbouw met wat de kandidaat zei of deed.',
            'Fill it in right after the interview, before you talk to your colleague. Give what the candidate said or did as your reason.',
          ),
          [
            ['kandidaat', say('Naam van de kandidaat', 'Name of the candidate')],
            ['door', say('Jouw naam', 'Your name')],
            ['vak', say('Vakkennis (1 tot 5)', 'Skill (1 to 5)'), 'dropdown', SCORES],
            ['samen', say('Samenwerken (1 tot 5)', 'Working together (1 to 5)'), 'dropdown', SCORES],
            ['drijf', say('Motivatie (1 tot 5)', 'Motivation (1 to 5)'), 'dropdown', SCORES],
            [
              'advies',
              say('Advies', 'Advice'),
              'dropdown',
              [say('aannemen', 'hire'), say('twijfel', 'doubt'), say('afwijzen', 'reject')],
            ],
            ['toelichting', say('Waaruit blijkt dat?', 'What shows that?'), 'textarea'],
          ],
        ),
        table.append('Bewaar scorekaart', say('Scorekaarten', 'Scorecards'), {
          [say('Kandidaat', 'Candidate')]: '={{ $json.kandidaat.trim() }}',
          [say('Door', 'By')]: '={{ $json.door.trim() }}',
          [say('Vak', 'Skill')]: '={{ $json.vak }}',
          [say('Samenwerken', 'Working together')]: '={{ $json.samen }}',
          [say('Motivatie', 'Motivation')]: '={{ $json.drijf }}',
          [say('Advies', 'Advice')]: '={{ $json.advies }}',
          [say('Toelichting', 'Reason')]: '={{ $json.toelichting }}',
          [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        ...k.nodes,
        code(
          'Vergelijk kaarten',
          `
${AS_AMOUNT}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const wie = $('Scorekaart ingevuld').first().json.kandidaat;
const kaarten = [...new Map($input.all().map(({ json }) => json).filter((een) => kaal(een.kandidaat) === kaal(wie) && een.door).map((een) => [kaal(een.door), een])).values()];
const PUNTEN = [['vak', '${say('Vakkennis', 'Skill')}'], ['samen', '${say('Samenwerken', 'Working together')}'], ['drijf', '${say('Motivatie', 'Motivation')}']];
const regels = PUNTEN.map(([veld, naam]) => {
  const scores = kaarten.map((een) => getal(een[veld])).filter((een) => een !== null);
  const verschil = scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : 0;
  return '- ' + naam + ': ' + kaarten.map((een) => een.door + ' ' + (getal(een[veld]) ?? '-')).join(', ') + (verschil >= 2 ? ' (${say('bespreek dit', 'discuss this')})' : '');
});
const adviezen = new Set(kaarten.map((een) => kaal(een.advies)));
return [{ json: { wie, aantal: kaarten.length, regels: regels.join('\\n'), advies: kaarten.map((een) => een.door + ': ' + (een.advies || '-')).join(', '), eens: adviezen.size === 1, redenen: kaarten.map((een) => een.door + ': ' + String(een.toelichting ?? '').slice(0, 400)).join('\\n') } }];`,
        ),
        when('Tweede kaart binnen?', [['={{ $json.aantal }}', '>=', 2]]),
        chat.post(
          'Meld vergelijking',
          say(
            "={{ $json.wie }}: {{ $json.eens ? 'de interviewers zijn het eens' : 'de interviewers verschillen' }} ({{ $json.advies }})\n{{ $json.regels }}\n{{ $json.redenen }}",
            "={{ $json.wie }}: {{ $json.eens ? 'the interviewers agree' : 'the interviewers differ' }} ({{ $json.advies }})\n{{ $json.regels }}\n{{ $json.redenen }}",
          ),
        ),
        chat.post(
          'Meld dat er een wacht',
          say(
            '=De eerste scorekaart van {{ $json.wie }} is binnen. De scores volgen zodra de tweede er is.',
            '=The first scorecard of {{ $json.wie }} is in. The scores follow once the second is there.',
          ),
        ),
      ],
      flow: [
        `Scorekaart ingevuld > Bewaar scorekaart > ${k.path} > Vergelijk kaarten > Tweede kaart binnen? > Meld vergelijking`,
        'Tweede kaart binnen? #1 > Meld dat er een wacht',
      ],
    };
  },
});

const REFEREE_REMIND = wholeLimit(
  ['Dagen tot de herinnering', 'Days until the reminder'],
  [
    'Na hoeveel dagen zwijgen de referent een herinnering krijgt.',
    'After how many days of silence the referee is reminded.',
  ],
  3,
);
const REFEREE_GIVE_UP = wholeLimit(
  ['Dagen tot de melding', 'Days until you are told'],
  ['Na hoeveel dagen zwijgen je zelf belt.', 'After how many days of silence you call yourself.'],
  6,
);

export const referenceChecks = recipe({
  id: 'reference-check-round',
  category: 'hr',
  tags: ['referentie', 'referentiecheck', 'sollicitatie', 'toestemming', 'recruitment'],
  saves: spares(
    45,
    'De recruiter belt referenten achterna en tikt de gesprekken uit.',
    'The recruiter chases referees by telephone and types the talks out.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const r = rowsOf(table, 'Lees referenties', say('Referenties', 'References'), 'Referentie', {
      code: say('Code', 'Code'),
      kandidaat: say('Kandidaat', 'Candidate'),
      referent: say('Referent', 'Referee'),
      mail: say('Mail', 'Mail'),
      gevraagd: say('Gevraagd op', 'Asked on'),
      binnen: say('Ontvangen op', 'Received on'),
    });
    const codes = alsoRows(
      rowsOf(table, 'Lees de codes', say('Referenties', 'References'), 'Bekende code', {
        code: say('Code', 'Code'),
      }),
    );
    return {
      name: both(
        `Referenties opvragen met toestemming: vragen via ${mailer.app.label}, antwoorden in ${table.app.label}`,
        `Ask for references with consent: questions through ${mailer.app.label}, answers in ${table.app.label}`,
      ),
      description: both(
        `De kandidaat noemt zelf twee referenten en geeft toestemming. Elke referent krijgt via ${mailer.app.label} een eigen code en een kort formulier; antwoorden komen in ${table.app.label}. Wie zwijgt krijgt één herinnering; daarna weet ${chat.app.label} het.`,
        `The candidate names two referees and consents. Each referee gets a code and a short form through ${mailer.app.label}; answers go to ${table.app.label}, the silent get one reminder and then a note in ${chat.app.label}.`,
      ),
      benefit: both(
        'Twee vergelijkbare referenties binnen een week.',
        'Two comparable references within a week.',
      ),
      uses: [
        [table, both('bewaart vragen en antwoorden', 'keeps questions and answers')],
        [mailer, both('vraagt en herinnert', 'asks and reminds')],
        [chat, both('meldt een antwoord of stilte', 'reports an answer or silence')],
      ],
      setup: [
        both(
          'Maak de tabel Referenties met de kolommen Code, Kandidaat, Referent, Mail, Gevraagd op, Ontvangen op, Rol, Sterk, Beter en Opnieuw.',
          'Make the table References with the columns Code, Candidate, Referee, Mail, Asked on, Received on, Role, Strong, Better and Again.',
        ),
        both(
          'Geef de kandidaat het adres en het wachtwoord van "Kandidaat noemt referenten": wie het invult, laat jouw mailadres twee mensen schrijven. Het formulier van de referent is open; het adres in de mail is dat van "Antwoord van referent".',
          'Give the candidate the address and the password of "Candidate names referees": whoever fills it in has your mail address write to two people. The form of the referee is open; the address in the mail is that of "Answer of a referee".',
        ),
      ],
      notes: [
        {
          over: ['Geeft toestemming?', 'Bewaar vraag'],
          text: say(
            '## Zonder toestemming geen mail\nEen referent benaderen mag alleen als de kandidaat het weet en wil. De code koppelt het antwoord, zodat er in de mail geen persoonlijke gegevens staan. Gezondheid en privé zijn geen vragen.',
            '## No consent, no mail\nA referee may be approached only if the candidate knows and agrees. The code links the answer, so that the mail holds no personal details. Health and private life are no questions.',
          ),
        },
      ],
      names: {
        'Kandidaat noemt referenten': 'Candidate names referees',
        'Geeft toestemming?': 'Consents?',
        'Maak een onraadbaar deel': 'Make a part nobody guesses',
        'Maak codes': 'Make the codes',
        'Bewaar vraag': 'Keep the question',
        'Vraag referent': 'Ask the referee',
        'Meld referent zonder mail': 'Report a referee without mail',
        'Bedank kandidaat': 'Thank the candidate',
        'Respecteer weigering': 'Respect the refusal',
        'Antwoord van referent': 'Answer of a referee',
        'Bewaar antwoord van referent': 'Keep the referee’s answer',
        'Lees de codes': 'Read the codes',
        'Bekende code': 'Known code',
        'Zoek de code': 'Find the code',
        'Code bekend?': 'Code known?',
        'Meld onbekende code': 'Report an unknown code',
        'Meld antwoord': 'Report the answer',
        'Elke ochtend om kwart over 9': 'Every morning at a quarter past 9',
        'Lees referenties': 'Read the references',
        Referentie: 'Reference',
        'Wie zwijgt er': 'Who is silent',
        'Nog eenmaal herinneren?': 'Remind once more?',
        'Herinner referent': 'Remind the referee',
        'Meld stilte': 'Report silence',
      },
      nodes: [
        formWithEnding(
          'Kandidaat noemt referenten',
          say('Referenties', 'References'),
          say(
            'We stellen je referenten vijf vragen over je werk. Vertel ze vooraf dat we mailen.',
            'We ask your referees five questions about your work. Tell them before that we mail.',
          ),
          [
            ['kandidaat', say('Je naam', 'Your name')],
            ['een', say('Naam van referent 1', 'Name of referee 1')],
            ['een_mail', say('Mailadres van referent 1', 'Address of referee 1'), 'email'],
            ['twee?', say('Naam van referent 2', 'Name of referee 2')],
            ['twee_mail?', say('Mailadres van referent 2', 'Address of referee 2'), 'email'],
            [
              'toestemming',
              say(
                'Mogen we deze mensen vragen stellen over je werk?',
                'May we ask these people about your work?',
              ),
              'dropdown',
              [say('ja', 'yes'), say('nee', 'no')],
            ],
          ],
        ),
        when('Geeft toestemming?', [['={{ $json.toestemming }}', 'is', say('ja', 'yes')]]),
        node('Maak een onraadbaar deel', 'crypto', 2, {
          action: 'generate',
          dataPropertyName: 'deel',
          encodingType: 'uuid',
        }),
        code(
          'Maak codes',
          `
const invoer = $input.first().json;
const stam = String(invoer.deel).slice(0, 13);
return [[invoer.een, invoer.een_mail], [invoer.twee, invoer.twee_mail]].filter(([naam, mail]) => naam && /^\\S+@\\S+\\.\\S+$/.test(String(mail ?? '').trim())).map(([referent, mail], i) => ({ json: { code: 'REF-' + stam + '-' + (i + 1), kandidaat: invoer.kandidaat, referent, mail: String(mail).trim() } }));`,
        ),
        table.append('Bewaar vraag', say('Referenties', 'References'), {
          [say('Code', 'Code')]: '={{ $json.code }}',
          [say('Kandidaat', 'Candidate')]: '={{ $json.kandidaat }}',
          [say('Referent', 'Referee')]: '={{ $json.referent }}',
          [say('Mail', 'Mail')]: '={{ $json.mail }}',
          [say('Gevraagd op', 'Asked on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        withErrorBranch(
          mailer.send(
            'Vraag referent',
            "={{ $('Maak codes').item.json.mail }}",
            say(
              "=Wilt u iets vertellen over het werk van {{ $('Maak codes').item.json.kandidaat }}?",
              "=Would you tell us about the work of {{ $('Maak codes').item.json.kandidaat }}?",
            ),
            say(
              `=Beste {{ $('Maak codes').item.json.referent }},<br><br>{{ $('Maak codes').item.json.kandidaat }} noemde u als referent en vindt het goed dat we u vijf vragen stellen. Het kost vijf minuten: ${formAddress}<br>Uw code: <b>{{ $('Maak codes').item.json.code }}</b>. Liever niet? Dan hoeft u niets te doen.`,
              `=Dear {{ $('Maak codes').item.json.referent }},<br><br>{{ $('Maak codes').item.json.kandidaat }} named you as a referee and agrees that we ask you five questions. It takes five minutes: ${formAddress}<br>Your code: <b>{{ $('Maak codes').item.json.code }}</b>. Rather not? Then you need not do anything.`,
            ),
          ),
        ),
        chat.post(
          'Meld referent zonder mail',
          say(
            "=De mail aan referent {{ $('Maak codes').item.json.referent }} ({{ $('Maak codes').item.json.mail }}) van {{ $('Maak codes').item.json.kandidaat }} kwam niet aan. Vraag de kandidaat om een ander adres.",
            "=The mail to referee {{ $('Maak codes').item.json.referent }} ({{ $('Maak codes').item.json.mail }}) of {{ $('Maak codes').item.json.kandidaat }} did not arrive. Ask the candidate for another address.",
          ),
        ),
        onlyOnce(
          formEnd(
            'Bedank kandidaat',
            say('Dank je wel', 'Thank you'),
            say(
              'We mailen je referenten. Vertel ze dat er een bericht van ons komt.',
              'We mail your referees. Tell them that a message from us is coming.',
            ),
          ),
        ),
        formEnd(
          'Respecteer weigering',
          say('Dat is goed', 'That is fine'),
          say(
            'We benaderen niemand. Overleg met je contactpersoon hoe we verdergaan.',
            'We approach nobody. Talk to your contact person about how to go on.',
          ),
        ),
        openForm(
          'Antwoord van referent',
          say('Referentie', 'Reference'),
          say('Alleen het selectieteam leest uw antwoorden.', 'Only the selection team reads your answers.'),
          [
            ['code', say('Code uit de mail', 'Code from the mail')],
            ['rol', say('Hoe kent u de kandidaat?', 'How do you know the candidate?')],
            [
              'sterk',
              say(
                'Waarin is de kandidaat sterk? Geef een voorbeeld.',
                'What is the candidate strong at? Give an example.',
              ),
              'textarea',
            ],
            ['beter', say('Wat kan beter?', 'What could be better?'), 'textarea'],
            [
              'opnieuw',
              say('Zou u weer met de kandidaat werken?', 'Would you work with the candidate again?'),
              'dropdown',
              [say('ja', 'yes'), say('misschien', 'perhaps'), say('nee', 'no')],
            ],
          ],
        ),
        ...codes.nodes,
        code(
          'Zoek de code',
          `
const kaal = (v) => String(v ?? '').trim().toLowerCase(), antwoord = $('Antwoord van referent').first().json;
const een = $input.all().map(({ json }) => json).find((rij) => kaal(rij.code) !== '' && kaal(rij.code) === kaal(antwoord.code));
return [{ json: { ...antwoord, bekend: een !== undefined, code: een?.code ?? antwoord.code } }];`,
        ),
        when('Code bekend?', [['={{ $json.bekend }}', 'yes']]),
        chat.post(
          'Meld onbekende code',
          say(
            '=Iemand stuurde een referentie met de code “{{ String($json.code).slice(0, 60) }}”, die niet in de tabel Referenties staat. Het antwoord staat in de uitvoering in n8n en is niet bewaard.',
            '=Somebody sent a reference with the code “{{ String($json.code).slice(0, 60) }}”, which is not in the table References. The answer is in the execution in n8n and was not kept.',
          ),
        ),
        table.upsert('Bewaar antwoord van referent', say('Referenties', 'References'), say('Code', 'Code'), {
          [say('Code', 'Code')]: '={{ $json.code }}',
          [say('Ontvangen op', 'Received on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Rol', 'Role')]: '={{ $json.rol }}',
          [say('Sterk', 'Strong')]: '={{ $json.sterk }}',
          [say('Beter', 'Better')]: '={{ $json.beter }}',
          [say('Opnieuw', 'Again')]: '={{ $json.opnieuw }}',
        }),
        chat.post(
          'Meld antwoord',
          say(
            "=Referentie {{ $('Antwoord van referent').item.json.code }} is binnen. Lees hem in de tabel Referenties.",
            "=Reference {{ $('Antwoord van referent').item.json.code }} is in. Read it in the table References.",
          ),
        ),
        everyDay('Elke ochtend om kwart over 9', 9, 15),
        ...r.nodes,
        code(
          'Wie zwijgt er',
          `
${AS_DAY}
const vandaag = $now.startOf('day');
return $input.all().flatMap(({ json: een }) => {
  const gevraagd = asDay(een.gevraagd).startOf('day');
  if (!een.code || een.binnen || !gevraagd.isValid) return [];
  const dagen = Math.round(vandaag.diff(gevraagd, 'days').days);
  return dagen === ${REFEREE_REMIND} || dagen === ${REFEREE_GIVE_UP} ? [{ json: { code: een.code, kandidaat: een.kandidaat, referent: een.referent, mail: String(een.mail ?? '').trim(), dagen } }] : [];
});`,
        ),
        when('Nog eenmaal herinneren?', [['={{ $json.dagen }}', '<', `={{ ${REFEREE_GIVE_UP} }}`]]),
        goOnAfterError(
          mailer.send(
            'Herinner referent',
            '={{ $json.mail }}',
            say('=Referentie voor {{ $json.kandidaat }}', '=Reference for {{ $json.kandidaat }}'),
            say(
              `=Beste {{ $json.referent }},<br><br>{{ $json.dagen }} dagen geleden vroegen we u om een referentie. Lukt het deze week nog? ${formAddress}, met code {{ $json.code }}. Dit is onze enige herinnering.`,
              `=Dear {{ $json.referent }},<br><br>{{ $json.dagen }} days ago we asked you for a reference. Could you do it this week? ${formAddress}, with code {{ $json.code }}. This is our only reminder.`,
            ),
          ),
        ),
        chat.post(
          'Meld stilte',
          say(
            '=Geen antwoord van {{ $json.referent }} over {{ $json.kandidaat }} na {{ $json.dagen }} dagen. Vraag de kandidaat om een andere referent, of bel zelf.',
            '=No answer of {{ $json.referent }} about {{ $json.kandidaat }} after {{ $json.dagen }} days. Ask the candidate for another referee, or call yourself.',
          ),
        ),
      ],
      flow: [
        'Kandidaat noemt referenten > Geeft toestemming? > Maak een onraadbaar deel > Maak codes > Bewaar vraag > Vraag referent > Bedank kandidaat',
        'Vraag referent #1 > Meld referent zonder mail > Bedank kandidaat',
        'Geeft toestemming? #1 > Respecteer weigering',
        `Antwoord van referent > ${codes.path} > Zoek de code > Code bekend? > Bewaar antwoord van referent > Meld antwoord`,
        'Code bekend? #1 > Meld onbekende code',
        `Elke ochtend om kwart over 9 > ${r.path} > Wie zwijgt er > Nog eenmaal herinneren? > Herinner referent`,
        'Nog eenmaal herinneren? #1 > Meld stilte',
      ],
    };
  },
});

export const agencyClaims = recipe({
  id: 'agency-candidate-claim',
  category: 'hr',
  tags: ['bureau', 'werving en selectie', 'voordracht', 'dubbele kandidaat', 'fee'],
  saves: spares(
    20,
    'De recruiter zoekt uit welk bureau een kandidaat het eerst voordroeg.',
    'The recruiter finds out which agency proposed a candidate first.',
  ),
  variants: combine(
    { table: officeTables, chat: officeChats, mailer: officeMail },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, chat, mailer }) => {
    const v = rowsOf(table, 'Lees voordrachten', say('Voordrachten', 'Proposals'), 'Voordracht', {
      sleutel: say('Sleutel', 'Key'),
      bureau: say('Bureau', 'Agency'),
      op: say('Op', 'On'),
      stand: say('Stand', 'State'),
    });
    return {
      name: both(
        `Voordrachten van bureaus vastleggen in ${table.app.label} met bevestiging via ${mailer.app.label}`,
        `Record agency proposals in ${table.app.label} with a confirmation through ${mailer.app.label}`,
      ),
      description: both(
        `Bureaus dragen kandidaten voor met een formulier. Staat iemand in ${table.app.label} al op naam van een ander, dan hoort het bureau via ${mailer.app.label} dat de voordracht niet geldt; anders staat hij vast. ${chat.app.label} ziet beide.`,
        `Agencies propose candidates with a form. Where ${table.app.label} has somebody under another name, the agency is told through ${mailer.app.label} that it does not count; otherwise it is recorded. ${chat.app.label} sees both.`,
      ),
      benefit: both(
        'Geen dubbele fee en geen discussie achteraf.',
        'No double fee and no discussion afterwards.',
      ),
      uses: [
        [table, both('bewaart de voordrachten', 'keeps the proposals')],
        [mailer, both('bevestigt aan het bureau', 'confirms to the agency')],
        [chat, both('krijgt nieuwe en dubbele voordrachten', 'is told of new and double proposals')],
      ],
      setup: [
        both(
          'Maak de tabel Voordrachten met de kolommen Sleutel, Kandidaat, Vacature, Bureau, Op en Stand. Zet eigen sollicitanten er ook in, met Bureau “eigen werving”.',
          'Make the table Proposals with the columns Key, Candidate, Vacancy, Agency, On and State. Put your own applicants in too, with the agency “own recruitment”.',
        ),
      ],
      notes: [
        {
          over: ['Zoek eerdere voordracht', 'Is hij nieuw?'],
          text: say(
            '## Wie het eerst komt\nDe sleutel is het mailadres in kleine letters. Hetzelfde bureau mag een kandidaat voor een andere vacature weer voordragen. De eerste blijft staan zolang de termijn loopt, ook als iemand is afgewezen. Zonder toestemming van de kandidaat telt een voordracht niet.',
            '## Who comes first\nThe key is the address in lower case. The same agency may propose a candidate for another vacancy again. The first stays while its term runs, also when somebody was rejected. Without the candidate’s consent a proposal does not count.',
          ),
        },
      ],
      names: {
        'Kandidaat voorgedragen': 'Candidate proposed',
        'Lees voordrachten': 'Read the proposals',
        Voordracht: 'Proposal',
        'Zoek eerdere voordracht': 'Find an earlier proposal',
        'Is hij nieuw?': 'Is it new?',
        'Leg voordracht vast': 'Record the proposal',
        'Bevestig voordracht': 'Confirm the proposal',
        'Meld nieuwe kandidaat': 'Report a new candidate',
        'Wijs voordracht af': 'Reject the proposal',
        'Meld dubbele voordracht': 'Report a double proposal',
      },
      nodes: [
        form(
          'Kandidaat voorgedragen',
          say('Kandidaat voordragen', 'Propose a candidate'),
          say('Stuur het cv pas na onze bevestiging.', 'Send the CV only after our confirmation.'),
          [
            ['bureau', say('Bureau', 'Agency')],
            ['mail', say('Je mailadres', 'Your address'), 'email'],
            ['kandidaat', say('Naam van de kandidaat', 'Name of the candidate')],
            ['kandidaat_mail', say('Mailadres van de kandidaat', 'Address of the candidate'), 'email'],
            ['vacature', say('Vacature', 'Vacancy')],
            [
              'toestemming',
              say(
                'Weet de kandidaat van deze voordracht en gaat die akkoord?',
                'Does the candidate know of this proposal and agree?',
              ),
              'dropdown',
              [say('ja', 'yes'), say('nee', 'no')],
            ],
          ],
        ),
        ...alsoRows(v).nodes,
        code(
          'Zoek eerdere voordracht',
          `
${AS_DAY}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const nieuw = $('Kandidaat voorgedragen').first().json;
const termijn = Math.round(Number('${limitOf('claim-months', ['Termijn in maanden', 'Term in months'], ['Hoe lang een voordracht op naam van een bureau blijft, zoals in je overeenkomst.', 'How long a proposal stays with an agency, as in your agreement.'], 6)}')) || 6;
const sleutel = kaal(nieuw.kandidaat_mail);
const eerder = $input.all().map(({ json }) => json).filter((een) => kaal(een.sleutel).split(' ')[0] === sleutel && asDay(een.op) > $now.minus({ months: termijn })).sort((a, b) => asDay(a.op) - asDay(b.op));
const ander = eerder.find((een) => kaal(een.bureau) !== kaal(nieuw.bureau));
const zelfde = eerder.some((een) => kaal(een.sleutel) === sleutel + ' ' + kaal(nieuw.vacature));
const akkoord = ${say("nieuw.toestemming === 'ja'", "nieuw.toestemming === 'yes'")};
return [{ json: { nieuw: akkoord && !ander && !zelfde, sleutel: sleutel + ' ' + kaal(nieuw.vacature), kandidaat: nieuw.kandidaat, vacature: nieuw.vacature, bureau: nieuw.bureau, mail: nieuw.mail, reden: !akkoord ? '${say('de kandidaat gaf geen toestemming', 'the candidate did not consent')}' : zelfde ? '${say('je droeg deze kandidaat hiervoor al voor', 'you proposed this candidate for it before')}' : '${say('deze kandidaat is al bij ons bekend', 'this candidate is known to us already')}', eerste: ander ? ander.bureau + ', ' + asDay(ander.op).toFormat('dd-MM-yyyy') : '-', tot: $now.plus({ months: termijn }).toFormat('dd-MM-yyyy') } }];`,
        ),
        when('Is hij nieuw?', [['={{ $json.nieuw }}', 'yes']]),
        table.append('Leg voordracht vast', say('Voordrachten', 'Proposals'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Kandidaat', 'Candidate')]: '={{ $json.kandidaat }}',
          [say('Vacature', 'Vacancy')]: '={{ $json.vacature }}',
          [say('Bureau', 'Agency')]: '={{ $json.bureau }}',
          [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Stand', 'State')]: say('nieuw', 'new'),
        }),
        goOnAfterError(
          mailer.send(
            'Bevestig voordracht',
            "={{ $('Is hij nieuw?').item.json.mail }}",
            say(
              "=Voordracht vastgelegd: {{ $('Is hij nieuw?').item.json.kandidaat }}",
              "=Proposal recorded: {{ $('Is hij nieuw?').item.json.kandidaat }}",
            ),
            say(
              "=Beste {{ $('Is hij nieuw?').item.json.bureau }},<br><br>Je voordracht van {{ $('Is hij nieuw?').item.json.kandidaat }} voor {{ $('Is hij nieuw?').item.json.vacature }} staat op naam van {{ $('Is hij nieuw?').item.json.bureau }} tot {{ $('Is hij nieuw?').item.json.tot }}. Stuur het cv als antwoord op deze mail.",
              "=Dear {{ $('Is hij nieuw?').item.json.bureau }},<br><br>Your proposal of {{ $('Is hij nieuw?').item.json.kandidaat }} for {{ $('Is hij nieuw?').item.json.vacature }} stands in the name of {{ $('Is hij nieuw?').item.json.bureau }} until {{ $('Is hij nieuw?').item.json.tot }}. Send the CV in answer to this mail.",
            ),
          ),
        ),
        chat.post(
          'Meld nieuwe kandidaat',
          say(
            "={{ $('Is hij nieuw?').item.json.bureau }} draagt {{ $('Is hij nieuw?').item.json.kandidaat }} voor: {{ $('Is hij nieuw?').item.json.vacature }}. Het cv komt per mail.{{ $json.error ? ' Let op: de bevestiging aan ' + $('Is hij nieuw?').item.json.mail + ' kwam niet aan.' : '' }}",
            "={{ $('Is hij nieuw?').item.json.bureau }} proposes {{ $('Is hij nieuw?').item.json.kandidaat }}: {{ $('Is hij nieuw?').item.json.vacature }}. The CV comes by mail.{{ $json.error ? ' Mind: the confirmation to ' + $('Is hij nieuw?').item.json.mail + ' did not arrive.' : '' }}",
          ),
        ),
        goOnAfterError(
          mailer.send(
            'Wijs voordracht af',
            '={{ $json.mail }}',
            say(
              '=Voordracht telt niet: {{ $json.kandidaat }}',
              '=Proposal does not count: {{ $json.kandidaat }}',
            ),
            say(
              '=Beste {{ $json.bureau }},<br><br>Je voordracht voor {{ $json.vacature }} is niet vastgelegd: {{ $json.reden }}. Stuur daarom geen cv. Denk je dat dit niet klopt, antwoord dan op deze mail.',
              '=Dear {{ $json.bureau }},<br><br>Your proposal for {{ $json.vacature }} was not recorded: {{ $json.reden }}. So do not send a CV. If you think this is wrong, answer this mail.',
            ),
          ),
        ),
        chat.post(
          'Meld dubbele voordracht',
          say(
            "={{ $('Is hij nieuw?').item.json.bureau }} droeg {{ $('Is hij nieuw?').item.json.kandidaat }} voor, niet vastgelegd: {{ $('Is hij nieuw?').item.json.reden }}. Eerste voordracht: {{ $('Is hij nieuw?').item.json.eerste }}.{{ $json.error ? ' Let op: de mail aan het bureau kwam niet aan.' : '' }}",
            "={{ $('Is hij nieuw?').item.json.bureau }} proposed {{ $('Is hij nieuw?').item.json.kandidaat }}, not recorded: {{ $('Is hij nieuw?').item.json.reden }}. First proposal: {{ $('Is hij nieuw?').item.json.eerste }}.{{ $json.error ? ' Mind: the mail to the agency did not arrive.' : '' }}",
          ),
        ),
      ],
      flow: [
        `Kandidaat voorgedragen > ${v.path} > Zoek eerdere voordracht > Is hij nieuw? > Leg voordracht vast > Bevestig voordracht > Meld nieuwe kandidaat`,
        'Is hij nieuw? #1 > Wijs voordracht af > Meld dubbele voordracht',
      ],
    };
  },
});

export const buddyRound = recipe({
  id: 'buddy-by-least-load',
  category: 'hr',
  tags: ['buddy', 'inwerken', 'nieuwe medewerker', 'mentor', 'toewijzen'],
  saves: spares(
    15,
    'Hr zoekt voor elke nieuwe collega een buddy en regelt de eerste koffie.',
    'Hr finds a buddy for each new colleague and arranges the first coffee.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, tasks: officeTasks },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, tasks }) => {
    const b = rowsOf(table, 'Lees buddy’s', say('Buddy’s', 'Buddies'), 'Buddy', {
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      afdeling: say('Afdeling', 'Department'),
      aantal: say('Aantal gehad', 'Number had'),
      laatst: say('Laatst op', 'Last on'),
      vrij: say('Beschikbaar', 'Available'),
    });
    return {
      name: both(
        `Buddy toewijzen aan een nieuwe collega uit ${table.app.label}, eerlijk verdeeld, met mails via ${mailer.app.label}`,
        `Assign a buddy to a new colleague from ${table.app.label}, fairly spread, with mails through ${mailer.app.label}`,
      ),
      description: both(
        `Na een formulier kiest hij in ${table.app.label} de buddy die het minst en het langst geleden aan de beurt was, liefst van elders. Beiden krijgen via ${mailer.app.label} elkaars naam en een plan; is niemand vrij, dan volgt een taak in ${tasks.app.label}.`,
        `After a form it picks the buddy in ${table.app.label} who had the fewest and the longest ago, from another department if possible. Both get each other’s name and a plan through ${mailer.app.label}; if nobody is free a task comes in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Elke nieuwe collega kent op dag één iemand.',
        'Each new colleague knows somebody on day one.',
      ),
      uses: [
        [table, both('heeft de buddy’s en telt de beurten', 'has the buddies and counts turns')],
        [mailer, both('stelt beiden aan elkaar voor', 'introduces both')],
        [tasks, both('krijgt wat hr zelf moet regelen', 'receives what hr has to arrange')],
      ],
      setup: [
        both(
          'Maak de tabel Buddy’s met de kolommen Naam, Mail, Afdeling, Aantal gehad, Laatst op en Beschikbaar (ja of nee).',
          'Make the table Buddies with the columns Name, Mail, Department, Number had, Last on and Available (yes or no).',
        ),
      ],
      names: {
        'Nieuwe collega op komst': 'New colleague coming',
        'Lees buddy’s': 'Read the buddies',
        Buddy: 'Buddy',
        'Kies buddy': 'Choose a buddy',
        'Iemand vrij?': 'Anybody free?',
        'Tel beurt': 'Count the turn',
        'Mail buddy': 'Mail the buddy',
        'Mail nieuwe collega': 'Mail the new colleague',
        'Vertel het zelf': 'Tell them yourself',
        'Maak taak voor hr': 'Make a task for hr',
      },
      nodes: [
        form(
          'Nieuwe collega op komst',
          say('Buddy voor een nieuwe collega', 'Buddy for a new colleague'),
          say('Vul dit een week voor de start in.', 'Fill this in a week before the start.'),
          [
            ['naam', say('Naam van de nieuwe collega', 'Name of the new colleague')],
            ['mail', say('Mailadres van de nieuwe collega', 'Address of the new colleague'), 'email'],
            ['afdeling', say('Afdeling', 'Department')],
            ['start', say('Eerste werkdag', 'First working day'), 'date'],
          ],
        ),
        ...alsoRows(b).nodes,
        code(
          'Kies buddy',
          `
${AS_DAY}
${AS_AMOUNT}
${asDayText()}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const nieuw = $('Nieuwe collega op komst').first().json, start = asDay(nieuw.start);
const vrij = $input.all().map(({ json }) => json).filter((een) => een.naam && /^\\S+@\\S+\\.\\S+$/.test(String(een.mail ?? '').trim()) && !/^(nee|no)$/i.test(String(een.vrij ?? '').trim()) && kaal(een.mail) !== kaal(nieuw.mail));
const laatst = (een) => { const dag = asDay(een.laatst); return dag.isValid ? dag.toMillis() : 0; };
const [keus] = vrij.sort((a, b) => Number(kaal(a.afdeling) === kaal(nieuw.afdeling)) - Number(kaal(b.afdeling) === kaal(nieuw.afdeling)) || (getal(a.aantal) ?? 0) - (getal(b.aantal) ?? 0) || laatst(a) - laatst(b));
const basis = { nieuw: nieuw.naam, nieuwmail: nieuw.mail, afdeling: nieuw.afdeling, dag: start.isValid ? dagtekst(start) : '${say('de eerste dag', 'the first day')}', klaar: $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') };
return [{ json: keus ? { ...basis, gevonden: true, buddy: keus.naam, mail: String(keus.mail).trim(), waar: keus.afdeling || '-', aantal: (getal(keus.aantal) ?? 0) + 1 } : { ...basis, gevonden: false } }];`,
        ),
        when('Iemand vrij?', [['={{ $json.gevonden }}', 'yes']]),
        table.upsert('Tel beurt', say('Buddy’s', 'Buddies'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: '={{ $json.buddy }}',
          [say('Aantal gehad', 'Number had')]: '={{ $json.aantal }}',
          [say('Laatst op', 'Last on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        withErrorBranch(
          mailer.send(
            'Mail buddy',
            "={{ $('Iemand vrij?').item.json.mail }}",
            say(
              "=Je bent buddy van {{ $('Iemand vrij?').item.json.nieuw }}",
              "=You are the buddy of {{ $('Iemand vrij?').item.json.nieuw }}",
            ),
            say(
              `=Hoi {{ $('Iemand vrij?').item.json.buddy }},<br><br>{{ $('Iemand vrij?').item.json.nieuw }} ({{ $('Iemand vrij?').item.json.afdeling }}) begint op {{ $('Iemand vrij?').item.json.dag }}. Stuur vandaag een welkom, lunch samen op dag één en drink de eerste vier weken elke week koffie. Kan het niet, laat het dan aan ${mailOf.hr} weten.`,
              `=Hi {{ $('Iemand vrij?').item.json.buddy }},<br><br>{{ $('Iemand vrij?').item.json.nieuw }} ({{ $('Iemand vrij?').item.json.afdeling }}) starts on {{ $('Iemand vrij?').item.json.dag }}. Send a welcome today, have lunch on day one and coffee each week for four weeks. If you cannot, tell ${mailOf.hr}.`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Mail nieuwe collega',
            "={{ $('Iemand vrij?').item.json.nieuwmail }}",
            say(
              "={{ $('Iemand vrij?').item.json.buddy }} is je buddy",
              "={{ $('Iemand vrij?').item.json.buddy }} is your buddy",
            ),
            say(
              "=Hoi {{ $('Iemand vrij?').item.json.nieuw }},<br><br>{{ $('Iemand vrij?').item.json.buddy }} ({{ $('Iemand vrij?').item.json.waar }}, {{ $('Iemand vrij?').item.json.mail }}) is de eerste weken je buddy. Stel gerust elke vraag, ook de kleine. Tot {{ $('Iemand vrij?').item.json.dag }}!",
              "=Hi {{ $('Iemand vrij?').item.json.nieuw }},<br><br>{{ $('Iemand vrij?').item.json.buddy }} ({{ $('Iemand vrij?').item.json.waar }}, {{ $('Iemand vrij?').item.json.mail }}) is your buddy in the first weeks. Ask any question, small ones too. See you on {{ $('Iemand vrij?').item.json.dag }}!",
            ),
          ),
        ),
        tasks.create('Vertel het zelf', {
          title: say(
            "=Vertel {{ $('Iemand vrij?').item.json.nieuw }} en {{ $('Iemand vrij?').item.json.buddy }} dat ze buddy’s zijn",
            "=Tell {{ $('Iemand vrij?').item.json.nieuw }} and {{ $('Iemand vrij?').item.json.buddy }} that they are buddies",
          ),
          description: say(
            "=Een van de mails kwam niet aan ({{ $('Iemand vrij?').item.json.mail }} of {{ $('Iemand vrij?').item.json.nieuwmail }}). Start: {{ $('Iemand vrij?').item.json.dag }}.",
            "=One of the mails did not arrive ({{ $('Iemand vrij?').item.json.mail }} or {{ $('Iemand vrij?').item.json.nieuwmail }}). Start: {{ $('Iemand vrij?').item.json.dag }}.",
          ),
          due: "={{ $('Iemand vrij?').item.json.klaar }}",
        }),
        tasks.create('Maak taak voor hr', {
          title: say('=Zoek een buddy voor {{ $json.nieuw }}', '=Find a buddy for {{ $json.nieuw }}'),
          description: say(
            '=Niemand in de tabel Buddy’s is beschikbaar. {{ $json.nieuw }} ({{ $json.afdeling }}) begint op {{ $json.dag }}.',
            '=Nobody in the table Buddies is available. {{ $json.nieuw }} ({{ $json.afdeling }}) starts on {{ $json.dag }}.',
          ),
          due: '={{ $json.klaar }}',
        }),
      ],
      flow: [
        `Nieuwe collega op komst > ${b.path} > Kies buddy > Iemand vrij? > Tel beurt > Mail buddy > Mail nieuwe collega`,
        'Mail buddy #1 > Vertel het zelf',
        'Mail nieuwe collega #1 > Vertel het zelf',
        'Iemand vrij? #1 > Maak taak voor hr',
      ],
    };
  },
});
