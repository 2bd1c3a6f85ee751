import { calendars } from '../../apps/calendars.js';
import { officeChats, officeMail, officeTables } from '../../apps/office.js';
import { bookingPage, limitOf, mailbox, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  AS_MAIL,
  alsoRows,
  answeredWithin,
  asDayText,
  both,
  choose,
  code,
  combine,
  everyDay,
  form,
  from,
  reads,
  recipe,
  rowsOf,
  say,
  spares,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const PRACTITIONER = mailbox(['de behandelaar', 'the practitioner'], ['behandelaar', 'practitioner']);

export const parentalConsent = recipe({
  id: 'treatment-consent-of-both-parents',
  category: 'customer',
  tags: ['praktijk', 'jeugd', 'toestemming', 'wgbo', 'gezag', 'orthodontist', 'kinderpsycholoog'],
  saves: spares(
    30,
    'Het secretariaat zoekt uit wie moet toestemmen en belt ouders na.',
    'The desk finds out who has to consent and calls parents.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Toestemmingen', 'Consents');
    const file = say('Dossier', 'File');
    const state = say('Stand', 'State');
    const c = (field: string) => from('Wie moet toestemmen?', field);
    const question = (name: string, to: string) =>
      withErrorBranch(
        answeredWithin(
          mailer.approve(
            name,
            `=${c(to)}`,
            say(
              `=Toestemming gevraagd, dossier ${c('dossier')}`,
              `=Your consent is asked, file ${c('dossier')}`,
            ),
            say(
              `=Bij ons staat een behandeling gepland vanaf ${c('dag')} (dossier ${c('dossier')}). De behandelaar heeft verteld wat zij inhoudt; heeft u nog vragen, antwoord dan eerst op deze mail. Stemt u ermee in? Zonder antwoord binnen tien dagen beginnen we niet.`,
              `=A treatment is planned with us from ${c('dag')} (file ${c('dossier')}). The practitioner told what it involves; if you still have questions, answer this mail first. Do you consent? Without an answer in ten days we do not begin.`,
            ),
          ),
          10,
          'days',
        ),
      );
    const agreed = (name: string) => when(name, [['={{ $json.data?.approved }}', 'yes']]);
    const needed = (name: string, field: string) =>
      when(name, [[`={{ $('Wie moet toestemmen?').item.json.${field} }}`, 'filled']]);
    return {
      name: both(
        `Toestemming van beide ouders en van jongeren vanaf twaalf via ${mailer.app.label}, stand per dossier in ${table.app.label}`,
        `Consent of both parents and of youngsters from twelve on through ${mailer.app.label}, state per file in ${table.app.label}`,
      ),
      description: both(
        `Rekent bij een intake uit wie volgens de WGBO moet toestemmen: ouders met gezag, de jongere zelf of allemaal. Ieder krijgt de vraag via ${mailer.app.label}; ${table.app.label} houdt de stand bij en de behandelaar hoort of hij mag beginnen.`,
        `At an intake it works out who has to consent by Dutch law: parents with authority, the youngster or all of them. Each gets the question through ${mailer.app.label}; ${table.app.label} keeps the state and the practitioner hears whether to begin.`,
      ),
      benefit: both(
        'Geen behandeling zonder de juiste handtekeningen.',
        'No treatment without the right consents.',
      ),
      uses: [
        [table, both('houdt de stand per dossier bij', 'keeps the state of each file')],
        [mailer, both('vraagt om toestemming', 'asks for consent')],
      ],
      setup: [
        both(
          'Maak de tabel Toestemmingen met de kolommen Dossier (uniek), Leeftijd, Stand en Bijgewerkt op. Zet er geen naam of klacht in; het dossiernummer verwijst naar je eigen systeem.',
          'Make the table Consents with the columns File (unique), Age, State and Updated on. Put no name or complaint in it; the file number points to your own system.',
        ),
        both(
          'Controleer wie gezag heeft in het gezagsregister; een formulier bewijst dat niet. Zet in n8n het bewaren van geslaagde uitvoeringen uit.',
          'Check who has parental authority in the register; a form does not prove it. In n8n switch off the keeping of successful executions.',
        ),
      ],
      notes: [
        {
          over: ['Wie moet toestemmen?', 'Ouders nodig?'],
          text: say(
            '## Twaalf en zestien\nTot 12 jaar stemmen de ouders met gezag toe, van 12 tot 16 de ouders en de jongere, vanaf 16 de jongere alleen (artikelen 7:447, 7:450 en 7:465 BW). Geen antwoord is geen toestemming. Wil een jongere van 12 tot 16 wel en een ouder niet, dan beslist de behandelaar zelf of de wet een uitzondering geeft.',
            '## Twelve and sixteen\nUp to 12 the parents with authority consent, from 12 to 16 the parents and the youngster, from 16 on the youngster alone (articles 7:447, 7:450 and 7:465 of the Dutch Civil Code). No answer is no consent. Where a youngster of 12 to 16 wants it and a parent does not, the practitioner decides whether the law makes an exception.',
          ),
        },
      ],
      names: {
        'Intake ingevuld': 'Intake filled in',
        'Wie moet toestemmen?': 'Who has to consent?',
        'Alles ingevuld?': 'All filled in?',
        'Leg vraag vast': 'Record the question',
        'Ouders nodig?': 'Parents needed?',
        'Vraag eerste ouder': 'Ask the first parent',
        'Eerste ouder akkoord?': 'First parent agrees?',
        'Tweede ouder nodig?': 'Second parent needed?',
        'Vraag tweede ouder': 'Ask the second parent',
        'Tweede ouder akkoord?': 'Second parent agrees?',
        'Jongere nodig?': 'Youngster needed?',
        'Vraag de jongere': 'Ask the youngster',
        'Jongere akkoord?': 'Youngster agrees?',
        'Zet op compleet': 'Set to complete',
        'Mail dat het mag': 'Mail that it may begin',
        'Zet op geen toestemming': 'Set to no consent',
        'Mail dat het niet mag': 'Mail that it may not begin',
        'Mail dat vraag niet aankwam': 'Mail that the question did not go',
        'Mail wat er mist': 'Mail what is missing',
      },
      nodes: [
        form(
          'Intake ingevuld',
          say('Toestemming regelen', 'Arrange consent'),
          say('Voor de balie, niet voor cliënten.', 'For the desk, not for clients.'),
          [
            ['dossier', say('Dossiernummer', 'File number')],
            ['geboren', say('Geboortedatum', 'Date of birth'), 'date'],
            ['start', say('Begin van de behandeling', 'Start of the treatment'), 'date'],
            [
              'een?',
              say('Mail van de eerste ouder met gezag', 'Mail of the first parent with authority'),
              'email',
            ],
            [
              'tweeouders',
              say('Hoeveel ouders hebben gezag?', 'How many parents have authority?'),
              'dropdown',
              ['1', '2'],
            ],
            [
              'twee?',
              say('Mail van de tweede ouder met gezag', 'Mail of the second parent with authority'),
              'email',
            ],
            [
              'zelf?',
              say('Mail van de jongere (vanaf 12 jaar)', 'Mail of the youngster (from 12 years on)'),
              'email',
            ],
          ],
        ),
        code(
          'Wie moet toestemmen?',
          `
${AS_DAY}
${AS_MAIL}
${asDayText()}
const een = $input.first().json;
const geboren = asDay(een.geboren), start = asDay(een.start), peil = start.isValid && start > $now ? start : $now;
const jaren = geboren.isValid && geboren < $now ? Math.floor(peil.diff(geboren, 'years').years) : null, ouders = jaren !== null && jaren < 16, jong = jaren !== null && jaren >= 12;
const eerste = ouders ? mailvan(een.een) : '', tweede = ouders && String(een.tweeouders) === '2' ? mailvan(een.twee) : '', jongere = jong ? mailvan(een.zelf) : '';
const mist = [jaren === null && '${say('een geldige geboortedatum', 'a valid date of birth')}', !start.isValid && '${say('het begin van de behandeling', 'the start of the treatment')}', ouders && !eerste && '${say('de mail van de eerste ouder', 'the mail of the first parent')}', ouders && String(een.tweeouders) === '2' && (!tweede || tweede.toLowerCase() === eerste.toLowerCase()) && '${say('een eigen mail van de tweede ouder', 'a mail of its own of the second parent')}', jong && !jongere && '${say('de mail van de jongere', 'the mail of the youngster')}'].filter(Boolean);
return [{ json: { dossier: String(een.dossier ?? '').replace(/[<>&]/g, '').trim(), leeftijd: jaren, dag: start.isValid ? dagtekst(start) : '', eerste, tweede, jongere, mist: mist.join(', ') } }];`,
        ),
        when('Alles ingevuld?', [['={{ $json.mist }}', 'empty']]),
        table.upsert('Leg vraag vast', tab, file, {
          [file]: '={{ $json.dossier }}',
          [say('Leeftijd', 'Age')]: '={{ $json.leeftijd }}',
          [state]: say('Gevraagd', 'Asked'),
          [say('Bijgewerkt op', 'Updated on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        needed('Ouders nodig?', 'eerste'),
        question('Vraag eerste ouder', 'eerste'),
        agreed('Eerste ouder akkoord?'),
        needed('Tweede ouder nodig?', 'tweede'),
        question('Vraag tweede ouder', 'tweede'),
        agreed('Tweede ouder akkoord?'),
        needed('Jongere nodig?', 'jongere'),
        question('Vraag de jongere', 'jongere'),
        agreed('Jongere akkoord?'),
        table.upsert('Zet op compleet', tab, file, {
          [file]: `=${c('dossier')}`,
          [state]: say('Compleet', 'Complete'),
          [say('Bijgewerkt op', 'Updated on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail dat het mag',
          PRACTITIONER,
          say(`=Toestemming compleet: dossier ${c('dossier')}`, `=Consent complete: file ${c('dossier')}`),
          say(
            `=Iedereen die moest toestemmen heeft dat gedaan. De behandeling kan beginnen op ${c('dag')}; noteer de toestemming in het dossier.`,
            `=Everybody who had to consent did so. The treatment can begin on ${c('dag')}; note the consent in the file.`,
          ),
        ),
        table.upsert('Zet op geen toestemming', tab, file, {
          [file]: `=${c('dossier')}`,
          [state]: say(
            "={{ $json.data?.approved === false ? 'Geweigerd' : 'Geen antwoord' }}",
            "={{ $json.data?.approved === false ? 'Refused' : 'No answer' }}",
          ),
          [say('Bijgewerkt op', 'Updated on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail dat het niet mag',
          PRACTITIONER,
          say(`=Niet beginnen: dossier ${c('dossier')}`, `=Do not begin: file ${c('dossier')}`),
          say(
            `=Een van de betrokkenen stemde niet toe of antwoordde niet binnen tien dagen. Neem zelf contact op voor ${c('dag')}; begin niet zonder toestemming.`,
            `=One of those concerned did not consent or did not answer in ten days. Get in touch yourself before ${c('dag')}; do not begin without consent.`,
          ),
        ),
        mailer.send(
          'Mail dat vraag niet aankwam',
          mailOf.reception,
          say(
            `=Vraag om toestemming kwam niet aan: dossier ${c('dossier')}`,
            `=Question for consent did not go: file ${c('dossier')}`,
          ),
          say(
            'Een van de mails kon niet weg. Verbeter het adres en vul het formulier opnieuw in; de stand blijft Gevraagd.',
            'One of the mails could not go. Mend the address and fill in the form again; the state stays Asked.',
          ),
        ),
        mailer.send(
          'Mail wat er mist',
          mailOf.reception,
          say('=Intake {{ $json.dossier }} is niet compleet', '=Intake {{ $json.dossier }} is not complete'),
          say(
            '=Er is niets gevraagd, want dit mist: {{ $json.mist }}. Vul het formulier opnieuw in.',
            '=Nothing was asked, as this is missing: {{ $json.mist }}. Fill in the form again.',
          ),
        ),
      ],
      flow: [
        'Intake ingevuld > Wie moet toestemmen? > Alles ingevuld? > Leg vraag vast > Ouders nodig? > Vraag eerste ouder > Eerste ouder akkoord? > Tweede ouder nodig? > Vraag tweede ouder > Tweede ouder akkoord? > Jongere nodig? > Vraag de jongere > Jongere akkoord? > Zet op compleet > Mail dat het mag',
        'Ouders nodig? #1 > Jongere nodig?',
        'Tweede ouder nodig? #1 > Jongere nodig?',
        'Jongere nodig? #1 > Zet op compleet',
        'Eerste ouder akkoord? #1 > Zet op geen toestemming > Mail dat het niet mag',
        'Tweede ouder akkoord? #1 > Zet op geen toestemming',
        'Jongere akkoord? #1 > Zet op geen toestemming',
        'Vraag eerste ouder #1 > Mail dat vraag niet aankwam',
        'Vraag tweede ouder #1 > Mail dat vraag niet aankwam',
        'Vraag de jongere #1 > Mail dat vraag niet aankwam',
        'Alles ingevuld? #1 > Mail wat er mist',
      ],
    };
  },
});

export const patchTest = recipe({
  id: 'allergy-test-before-colouring',
  category: 'customer',
  tags: ['kapper', 'haarverf', 'allergietest', 'schoonheidssalon', 'wimpers', 'afspraak'],
  saves: spares(
    20,
    'De salon bladert door de agenda om te zien wie nog een huidtest nodig heeft.',
    'The salon goes through the calendar to see who still needs a skin test.',
  ),
  variants: combine(
    { calendar: calendars, table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 4, apart: ['calendar', 'table'] },
  ),
  build: ({ calendar, table, mailer, chat }) => {
    const tab = say('Huidtesten', 'Skin tests');
    const mail = say('Mail', 'Mail');
    const week = reads(calendar.week, 'Lees afspraken van de week', 'Afspraak');
    const tests = alsoRows(
      rowsOf(table, 'Lees huidtesten', tab, 'Huidtest', {
        mail,
        op: say('Getest op', 'Tested on'),
        uitslag: say('Uitslag', 'Result'),
        voor: say('Gevraagd voor', 'Asked for'),
      }),
    );
    const c = (field: string) => from('Wie mist een test?', field);
    return {
      name: both(
        `Huidtest voor het kleuren op tijd vragen: ${calendar.app.label} naast de testlijst in ${table.app.label}, mail via ${mailer.app.label}`,
        `Ask for the skin test before colouring in time: ${calendar.app.label} beside the tests in ${table.app.label}, mail through ${mailer.app.label}`,
      ),
      description: both(
        `Zoekt in ${calendar.app.label} afspraken voor kleuren of wimpers van wie geen recente huidtest in ${table.app.label} heeft. Is er nog 48 uur, dan gaat er een mail via ${mailer.app.label}; anders hoort de salon het in ${chat.app.label}.`,
        `Looks in ${calendar.app.label} for colouring or lash appointments of who has no recent skin test in ${table.app.label}. With 48 hours left it mails through ${mailer.app.label}; otherwise the salon hears it in ${chat.app.label}.`,
      ),
      benefit: both('Niemand in de stoel zonder test.', 'Nobody in the chair without a test.'),
      uses: [
        [calendar, both('heeft de afspraken', 'has the appointments')],
        [table, both('heeft de testen', 'has the tests')],
        [mailer, both('nodigt uit voor een test', 'invites for a test')],
        [chat, both('hoort wat niet meer kan', 'hears what is too late')],
      ],
      setup: [
        both(
          'Maak de tabel Huidtesten met de kolommen Mail (uniek), Getest op, Uitslag (goed of reactie) en Gevraagd voor. Een uitslag is een gegeven over gezondheid: geef alleen de salon toegang en haal regels weg van wie geen klant meer is.',
          'Make the table Skin tests with the columns Mail (unique), Tested on, Result (fine or reaction) and Asked for. A result is health data: give only the salon access and remove rows of who is no customer any more.',
        ),
        both(
          'Nodig klanten in de agenda uit met hun mailadres, en zet de behandeling in de titel.',
          'Invite customers in the calendar with their mail address, and put the treatment in the title.',
        ),
      ],
      notes: [
        {
          over: ['Wie mist een test?', 'Wat is er te doen?'],
          text: say(
            '## Wat hij wel en niet zegt\nDe mail noemt alleen dat een test nodig is. Wie eerder een reactie had, krijgt nooit een uitnodiging: dat gaat drie dagen vooraf en op de laatste dagen als bericht naar de salon, een mens belt. Volg de termijn op de verpakking van je merk als die langer is.',
            '## What it tells and what not\nThe mail only tells that a test is needed. Who had a reaction before never gets an invitation: that goes to the salon as a message three days ahead and on the last days, and a person calls. Follow the term on the package of your brand where it is longer.',
          ),
        },
      ],
      names: {
        'Elke ochtend om acht': 'Every morning at eight',
        'Lees afspraken van de week': 'Read the appointments of the week',
        Afspraak: 'Appointment',
        'Lees huidtesten': 'Read the skin tests',
        Huidtest: 'Skin test',
        'Wie mist een test?': 'Who lacks a test?',
        'Wat is er te doen?': 'What has to be done?',
        'Nodig uit voor een test': 'Invite for a test',
        'Noteer dat gevraagd is': 'Note that it was asked',
        'Meld dat mail niet wegging': 'Report that the mail did not go',
        'Waarschuw de salon': 'Warn the salon',
      },
      nodes: [
        everyDay('Elke ochtend om acht', 8),
        ...week.nodes,
        ...tests.nodes,
        code(
          'Wie mist een test?',
          `
${AS_DAY}
${AS_MAIL}
${asDayText()}
const woorden = '${value({ key: 'treatments', kind: 'text', label: { nl: 'Woorden in de titel', en: 'Words in the title' }, help: { nl: 'Waaraan je een behandeling herkent die een test vraagt, met komma’s.', en: 'By which you know a treatment that asks for a test, with commas.' }, example: { nl: 'kleur, verf, highlights, wimper', en: 'colour, dye, highlights, lash' } })}'.split(',').map((een) => een.trim().toLowerCase()).filter(Boolean);
const maanden = Number('${limitOf('test-months', ['Maanden dat een test geldt', 'Months that a test holds'], ['Hoe lang een goede test in jullie salon geldt.', 'How long a good test holds in your salon.'], 6)}') || 6, gelijk = (v) => mailvan(v).toLowerCase();
const testen = $input.all().map(({ json }) => json).filter((een) => gelijk(een.mail));
return $('Afspraak').all().map(({ json }) => json).flatMap((een) => {
  const begin = DateTime.fromISO(String(een.start ?? '')), titel = String(een.title ?? ''), mail = gelijk(een.email);
  if (!begin.isValid || begin < $now || !woorden.some((woord) => titel.toLowerCase().includes(woord))) return [];
  const test = testen.find((ander) => gelijk(ander.mail) === mail), op = asDay(test?.op), sleutel = mail + ' ' + begin.toFormat('yyyy-MM-dd');
  const reactie = /reactie|reaction/i.test(String(test?.uitslag ?? '')), goed = op.isValid && /goed|fine/i.test(String(test?.uitslag ?? '')) && op >= begin.minus({ months: maanden }) && op <= begin.minus({ hours: 48 });
  if (goed || (!reactie && String(test?.voor ?? '').trim() === sleutel && begin > $now.plus({ hours: 48 }))) return [];
  const soort = mail && !reactie && begin > $now.plus({ hours: 48 }) ? 'mail' : 'salon', verschil = begin.startOf('day').diff($now.startOf('day'), 'days').days;
  if (soort === 'salon' && verschil > 1 && Math.round(verschil) !== 3) return [];
  return [{ json: { soort, sleutel, mail, titel, wanneer: begin.toFormat('dd-MM HH:mm'), dag: dagtekst(begin), uiterlijk: dagtekst(begin.minus({ hours: 48 })), reden: reactie ? '${say('had eerder een reactie', 'had a reaction before')}' : !mail ? '${say('heeft geen mailadres in de afspraak', 'has no mail address in the appointment')}' : '${say('heeft geen test en er zijn minder dan 48 uur', 'has no test and less than 48 hours are left')}' } }];
});`,
        ),
        choose('Wat is er te doen?', [
          [say('vragen', 'ask'), ['={{ $json.soort }}', 'is', 'mail']],
          [say('salon', 'salon'), ['={{ $json.soort }}', 'is', 'salon']],
        ]),
        withErrorBranch(
          mailer.send(
            'Nodig uit voor een test',
            '={{ $json.mail }}',
            say(
              '=Even testen voor je afspraak van {{ $json.dag }}',
              '=A quick test before your appointment of {{ $json.dag }}',
            ),
            say(
              `=Voor je behandeling doen we eerst een huidtest van vijf minuten, uiterlijk {{ $json.uiterlijk }}. Kies hier een moment: ${bookingPage}<br><br>Zonder test verzetten we de behandeling of kiezen we samen iets anders.`,
              `=Before your treatment we do a skin test of five minutes, by {{ $json.uiterlijk }}. Choose a time here: ${bookingPage}<br><br>Without a test we move the treatment or choose something else together.`,
            ),
          ),
        ),
        table.upsert('Noteer dat gevraagd is', tab, mail, {
          [mail]: `=${c('mail')}`,
          [say('Gevraagd voor', 'Asked for')]: `=${c('sleutel')}`,
        }),
        chat.post(
          'Meld dat mail niet wegging',
          say(
            `=De uitnodiging voor een huidtest naar ${c('mail')} (${c('wanneer')}) kon niet weg. Bel zelf; morgen probeert hij het opnieuw.`,
            `=The invitation for a skin test to ${c('mail')} (${c('wanneer')}) could not go. Call yourself; tomorrow it tries again.`,
          ),
        ),
        chat.post(
          'Waarschuw de salon',
          say(
            '=Huidtest: de klant van {{ $json.wanneer }} ({{ $json.titel }}) {{ $json.reden }}. Bel en verzet of kies een andere behandeling.',
            '=Skin test: the customer of {{ $json.wanneer }} ({{ $json.titel }}) {{ $json.reden }}. Call and move it or choose another treatment.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend om acht > ${week.path} > ${tests.path} > Wie mist een test? > Wat is er te doen? > Nodig uit voor een test > Noteer dat gevraagd is`,
        'Nodig uit voor een test #1 > Meld dat mail niet wegging',
        'Wat is er te doen? #1 > Waarschuw de salon',
      ],
    };
  },
});
